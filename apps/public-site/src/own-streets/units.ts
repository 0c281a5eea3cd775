import { sampleOf, wordsOf, type Columns } from './guess-columns.ts';
import { lengthUnits, unitOf, unitOfCell, type LengthUnit } from './length-units.ts';
import { findDecimalMark, readAmount, type DecimalMark } from './read-amount.ts';
import type { StreetsTable } from './streets-table.ts';

/** Returns the commonest unit that the cells of a column have; undefined if none has one of `units`. */
function unitOfCells(table: StreetsTable, column: number | undefined, units: readonly LengthUnit[]) {
  const found = sampleOf(table, column).map(unitOfCell);
  const counts = units.map((unit) => ({ unit, count: found.filter((one) => one === unit).length }));
  const [most] = counts.toSorted((one, other) => other.count - one.count);
  return most && most.count > 0 ? most.unit : undefined;
}

/** Guesses the units of lengths and widths from the names of their columns, then their cells, then their values. */
export function guessUnits(table: StreetsTable, { length, width }: Columns): { length: LengthUnit; width: LengthUnit } {
  const ownLengthUnit = unitOf(wordsOf(table.header[length ?? -1] ?? '')) ?? unitOfCells(table, length, lengthUnits);
  const ownWidthUnit = unitOf(wordsOf(table.header[width ?? -1] ?? '')) ?? unitOfCells(table, width, ['ft', 'm']);
  const [lengthMedian, widthMedian] = [medianOf(table, length), medianOf(table, width)];
  // Semicolons come with meters, except beside widths that only feet explain.
  const isMetric = table.delimiter === ';' && (ownWidthUnit ? ownWidthUnit === 'm' : (widthMedian ?? 0) < 16);
  const isShort = lengthMedian !== undefined && lengthMedian < 5;
  const byValue = isShort ? (isMetric ? 'km' : 'mi') : isMetric ? 'm' : 'ft';
  const lengthUnit = ownLengthUnit ?? byValue;
  const usesMeters = lengthUnit === 'm' || lengthUnit === 'km';
  // Streets of two lanes are 6 to 12 m, or 20 to 40 ft, wide.
  const isNarrow = (widthMedian ?? 30) < (usesMeters ? 16 : 9);
  return { length: lengthUnit, width: ownWidthUnit ?? (isNarrow ? 'm' : 'ft') };
}

/** Returns the median of a column's numbers; undefined without any. */
export function medianOf(
  table: StreetsTable,
  column: number | undefined,
  read: (text: string, mark: DecimalMark) => number | undefined = readAmount,
): number | undefined {
  const texts = sampleOf(table, column);
  const mark = findDecimalMark(texts, table.delimiter);
  const numbers = texts.map((text) => read(text, mark)).filter((amount) => amount !== undefined);
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
