import { treatmentNames } from '../road-network/treatments.ts';

const classes = ['local', 'collector', 'arterial'] as const;

/** Names of the fields of unit costs, by treatment and class. */
export const costNames = treatmentNames.flatMap((treatment) =>
  classes.map((streetClass) => `${treatment}-${streetClass}` as const),
);
export type CostName = (typeof costNames)[number];

/** Query parameters of the lab: its whole state, and what its form adds to it. */
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
  // The list whose costs the fields of a sent form had at first. The state does not have it.
  'costs-was',
  ...costNames,
  'class',
  'band',
  'page',
  'segments',
  'streets',
] as const;
export type LabParam = (typeof labParams)[number];
