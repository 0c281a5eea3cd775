import type { StreetClass } from './segment.ts';

/** Treatments from the lightest to the heaviest. */
export const treatmentNames = ['crack-seal', 'patching', 'overlay', 'reconstruction'] as const;
export type TreatmentName = (typeof treatmentNames)[number];

/** Dollars per square yard by class of street. */
export type UnitCost = Readonly<Record<StreetClass, number>>;

/** One way to treat a street, for ratings from `from` up to, but not including, `below`. */
export interface Treatment {
  readonly name: TreatmentName;
  readonly label: string;
  readonly from: number;
  readonly below: number;
  readonly cost: UnitCost;
}
