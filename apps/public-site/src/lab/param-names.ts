import { treatmentNames } from '../road-network/treatments.ts';

const classes = ['local', 'collector', 'arterial'] as const;

/** Names of the fields of unit costs, by treatment and class. */
export const costNames = treatmentNames.flatMap((treatment) =>
  classes.map((streetClass) => `${treatment}-${streetClass}` as const),
);
export type CostName = (typeof costNames)[number];

/** Query parameters of the lab: its whole state. */
export const labParams = [
  'year',
  'budget',
  'plan',
  'budget-b',
  'plan-b',
  'show',
  'target',
  'street',
  'curve',
  'costs',
  ...costNames,
  'class',
  'band',
  'page',
  'segments',
] as const;
export type LabParam = (typeof labParams)[number];
