import { curves } from './curves.ts';
import type { Segment, StreetClass } from './segment.ts';
import { districts } from './town-districts.ts';

/** The year of the survey of the example town. */
export const surveyYear = 2026;

/** Main streets are paved more often than local ones. */
const careOf: Readonly<Record<StreetClass, number>> = { arterial: 0.52, collector: 0.68, local: 1 };

/** Roughly a bell, from -1.5 to 1.5, with most values close to 0. */
const bell = (random: () => number): number => random() + random() + random() - 1.5;

/**
 * Returns a source of paving years and ratings for the blocks of one street, in their order. Neighboring blocks were
 * mostly paved together; a rating follows the curve of its class, with the spread that workmanship and traffic make.
 */
export function historyOf(
  streetClass: StreetClass,
  district: number,
  random: () => number,
): () => Pick<Segment, 'pci' | 'pavedIn' | 'ratedIn'> {
  const usual = districts[district]!.age * careOf[streetClass];
  const nextAge = () => Math.max(0, Math.round(usual * (1 + 0.85 * bell(random))));
  let age = nextAge();
  return () => {
    if (random() < 0.28) age = nextAge();
    const expected = curves['s-curve'][streetClass].ratingAt(age + 0.5);
    const spread = (4 + 0.25 * Math.min(age, 30)) * bell(random);
    // The curve ends at 0, but streets that have failed still differ.
    const pci = Math.round(Math.min(99, Math.max(random() * 9, expected + spread)));
    return { pci, pavedIn: surveyYear - age, ratedIn: surveyYear };
  };
}
