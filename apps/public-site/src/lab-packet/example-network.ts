import { exampleTown } from '../road-network/example-town.ts';
import type { Network } from '../road-network/segment.ts';

/** Returns the example town under a name that says what it is on paper. */
export function exampleNetwork(size: number): Network {
  const town = exampleTown(size);
  return { ...town, name: `${town.name} (invented streets)` };
}
