import { countOf } from '../count-of.ts';
import { hasMap, sampleOf } from './guess-columns.ts';
import { feetIn } from './length-units.ts';
import { findDecimalMark, readAmount, readFeet, type DecimalMark } from './read-amount.ts';
import type { StreetsTable } from './streets-table.ts';
import type { StreetsChoice } from './streets-choice.ts';
import { medianOf } from './units.ts';

/** Returns the columns without which nothing can be read, in words. */
export function missingColumns(table: StreetsTable, { columns }: StreetsChoice): string[] {
  return [
    ...(columns.pci === undefined ? ['the rating'] : []),
    ...(columns.length === undefined && !hasMap(table) ? ['the length'] : []),
  ];
}

/** Returns warnings about a choice that can be read, but is likely wrong. */
export function likelyMistakes(table: StreetsTable, choice: StreetsChoice): string[] {
  const ratings = sampleOf(table, choice.columns.pci);
  const mark = findDecimalMark(ratings, table.delimiter);
  const best = Math.max(0, ...ratings.map((text) => readAmount(text, mark) ?? 0));
  const feetOf = (text: string, lengthMark: DecimalMark) => readFeet(text, lengthMark, choice.lengthUnit);
  const median = medianOf(table, choice.columns.length, feetOf) ?? Number.NaN;
  return [
    ...(ratings.length > 2 && best <= 10
      ? [
          'No rating is above 10. PASER and other short scales are not converted: choose a column with PCI from 0 to 100.',
        ]
      : []),
    ...unratedMistake(table, choice),
    ...(median > 2 * feetIn.mi
      ? ['Half of the streets would be longer than 2 miles. Check the unit of the length.']
      : []),
    ...(median < 30 ? ['Half of the streets would be shorter than 30 ft. Check the unit of the length.'] : []),
  ];
}

/** Some products write 0 for a segment that nobody rated, which would be planned as a failed one. */
function unratedMistake(table: StreetsTable, { columns: { pci } }: StreetsChoice): string[] {
  // Unrated segments often stand together: the first rows do not tell.
  const texts = table.rows.map(({ cells }) => cells[pci ?? -1]?.trim() ?? '').filter((text) => text !== '');
  const mark = findDecimalMark(texts, table.delimiter);
  const ratings = texts.map((text) => readAmount(text, mark)).filter((rating) => rating !== undefined);
  const zeros = ratings.filter((rating) => rating === 0).length;
  if (zeros * 10 <= ratings.length) return [];
  return [
    `${countOf(zeros)} of ${countOf(ratings.length, 'rating')} ${zeros === 1 ? 'is' : 'are'} exactly 0. If 0 means “not rated” in this file, empty these cells and choose the file again: now they count as failed streets.`,
  ];
}
