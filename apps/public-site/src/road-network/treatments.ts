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
  /** Returns the rating after the treatment of a street with a rating. */
  readonly ratingAfter: (rating: number) => number;
}

const gainOnTopOfTen = 0.05;

/**
 * The treatments of Somerville's plan, with its ranges of ratings and its modeler's ratings afterward. A street at 88
 * or more needs none.
 */
export const treatments: readonly Treatment[] = [
  {
    name: 'crack-seal',
    label: 'Crack seal',
    from: 68,
    below: 88,
    ratingAfter: (rating) => rating + 10 + gainOnTopOfTen * (96 - rating),
  },
  {
    name: 'patching',
    label: 'Preventive patching',
    from: 47,
    below: 68,
    ratingAfter: (rating) => rating + 10 + gainOnTopOfTen * (68 - rating),
  },
  { name: 'overlay', label: 'Mill and overlay', from: 25, below: 47, ratingAfter: () => 96 },
  { name: 'reconstruction', label: 'Reconstruction', from: 0, below: 25, ratingAfter: () => 100 },
];

/** Returns the treatment that is due at a rating; undefined for a street that needs none. */
export const treatmentAt = (rating: number): Treatment | undefined =>
  treatments.find(({ from, below }) => rating >= from && rating < below);
