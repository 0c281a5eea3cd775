import { sampleOf, wordsOf, type Columns } from './guess-columns.ts';
import { findDecimalMark, readAmount } from './read-amount.ts';
import type { StreetsTable } from './streets-table.ts';

export const lengthUnits = ['ft', 'm', 'mi', 'km'] as const;
export type LengthUnit = (typeof lengthUnits)[number];

/** Feet in one of each unit. */
export const feetIn: Readonly<Record<LengthUnit, number>> = { ft: 1, m: 1 / 0.3048, mi: 5_280, km: 1_000 / 0.3048 };

const unitWords: readonly (readonly [LengthUnit, readonly string[]])[] = [
  ['ft', ['ft', 'feet', 'foot', 'lf']],
  ['mi', ['mi', 'mile', 'miles']],
  ['km', ['km', 'kilometer', 'kilometers', 'kilometre', 'kilometres']],
  ['m', ['m', 'meter', 'meters', 'metre', 'metres']],
];

const unitOfName = (name: string): LengthUnit | undefined =>
  unitWords.find(([, words]) => wordsOf(name).some((word) => words.includes(word)))?.[0];

/** Guesses the units of lengths and widths from the names of their columns, and otherwise from their values. */
export function guessUnits(table: StreetsTable, { length, width }: Columns): { length: LengthUnit; width: LengthUnit } {
  const isMetric = table.delimiter === ';';
  const lengthName = unitOfName(table.header[length ?? -1] ?? '');
  const widthName = unitOfName(table.header[width ?? -1] ?? '');
  const lengthMedian = medianOf(table, length);
  const isShort = lengthMedian !== undefined && lengthMedian < 5;
  const byValue = isShort ? (isMetric ? 'km' : 'mi') : isMetric ? 'm' : 'ft';
  const lengthUnit = lengthName ?? byValue;
  const usesMeters = lengthUnit === 'm' || lengthUnit === 'km';
  // Streets of two lanes are 6 to 12 m, or 20 to 40 ft, wide.
  const isNarrow = (medianOf(table, width) ?? 30) < (usesMeters ? 16 : 9);
  return { length: lengthUnit, width: widthName ?? (isNarrow ? 'm' : 'ft') };
}

/** Returns the median of a column's numbers; undefined without any. */
export function medianOf(table: StreetsTable, column: number | undefined): number | undefined {
  const texts = sampleOf(table, column);
  const mark = findDecimalMark(texts, table.delimiter);
  const numbers = texts.map((text) => readAmount(text, mark)).filter((amount) => amount !== undefined);
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
