import { layNetwork } from './street-plan.ts';

/** A small network for the kit's page and the tests of its drawings. */
export const examplePlan = layNetwork({
  shape: 'town',
  seed: 2024,
  mean: 62,
  streets: [
    {
      street: 'First St',
      pci: 38,
      kind: 'local',
      line: [
        [7, 3],
        [8, 3],
      ],
    },
  ],
});
