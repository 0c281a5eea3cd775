import type { Segment } from '../road-network/segment.ts';
import type { ColumnRole } from './column-names.ts';
import { defaultWidths } from './default-widths.ts';
import { sampleOf } from './guess-columns.ts';
import { hasValue } from './has-value.ts';
import { feetIn, unitOfCell, type LengthUnit } from './length-units.ts';
import { findDecimalMark, readAmount, readFeet, type DecimalMark } from './read-amount.ts';
import { readYear } from './read-year.ts';
import type { StreetsRow, StreetsTable } from './streets-table.ts';
import type { RowProblem, StreetsChoice } from './streets-choice.ts';

/** A usable row, and the values that its file does not have. */
export interface RowReading {
  readonly row: number;
  readonly segment: Segment;
  readonly hasOwnId: boolean;
  readonly hasDefaultWidth: boolean;
  readonly hasLengthFromMap: boolean;
  readonly hasAssumedYear: boolean;
  readonly isUnnamed: boolean;
  readonly isPartial: boolean;
  /** Its length or width has another unit than the column. */
  readonly hasOtherUnit: boolean;
}

interface DrawnLine {
  line: Segment['line'];
  isPartial: boolean;
}

const milesAtMost = 50;
const widestFeet = 300;

/** Returns a function that reads one row; `mapFeet` is the length of its course, 0 without one. */
export function readRow(table: StreetsTable, choice: StreetsChoice) {
  const mark = findDecimalMark(
    (['length', 'width', 'pci'] as const).flatMap((role) => sampleOf(table, choice.columns[role])),
    table.delimiter,
  );
  return (row: StreetsRow, { line, isPartial }: DrawnLine, mapFeet: number): RowReading | RowProblem => {
    const cell = (role: ColumnRole) => row.cells[choice.columns[role] ?? -1]?.trim() ?? '';
    const amount = (role: ColumnRole) => (hasValue(cell(role)) ? cell(role) : '');
    const [id, name] = [cell('id'), nameOf(cell)];
    const reject = (reason: string): RowProblem => ({ row: row.number, name: name || id, reason });
    const streetClass = choice.columns.class === undefined ? choice.onlyClass : choice.classes.get(cell('class'));
    if (!streetClass) return reject(cell('class') ? `No class is chosen for “${cell('class')}”.` : 'It has no class.');
    const length = readLength(amount('length'), mark, choice, mapFeet);
    const pci = readPci(amount('pci'), mark);
    const ratedIn = readRatingYear(amount('year'), choice);
    for (const value of [length, pci, ratedIn]) if (typeof value === 'string') return reject(value);
    const [width, pavedIn] = [readWidth(cell('width'), mark, choice), readYear(cell('paved'))];
    return {
      row: row.number,
      segment: {
        id: id || String(row.number),
        name: name || id || `Row ${row.number}`,
        streetClass,
        lengthFeet: length as number,
        widthFeet: width ?? defaultWidths[streetClass],
        pci: pci as number,
        ratedIn: ratedIn as number,
        ...(pavedIn !== undefined && { pavedIn }),
        line,
      },
      hasOwnId: id !== '',
      hasDefaultWidth: width === undefined,
      hasLengthFromMap: amount('length') === '',
      hasAssumedYear: choice.columns.year !== undefined && amount('year') === '',
      isUnnamed: name === '',
      isPartial,
      hasOtherUnit: isOtherUnit(cell('length'), choice.lengthUnit) || isOtherUnit(cell('width'), choice.widthUnit),
    };
  };
}

const isOtherUnit = (text: string, columnUnit: LengthUnit): boolean => (unitOfCell(text) ?? columnUnit) !== columnUnit;

/** Names a segment by its street and, if the file says them, the streets between which it runs. */
function nameOf(cell: (role: ColumnRole) => string): string {
  const [name, from, to] = [cell('name'), cell('from'), cell('to')];
  return name && from && to ? `${name}, ${from} to ${to}` : name;
}

function readLength(text: string, mark: DecimalMark, { lengthUnit }: StreetsChoice, mapFeet: number): number | string {
  if (text === '') return mapFeet > 0 ? mapFeet : 'It has no length.';
  const feet = readFeet(text, mark, lengthUnit);
  if (feet === undefined) return `The length “${text}” is not a number.`;
  if (feet <= 0) return 'Its length is 0 or less.';
  return feet > milesAtMost * feetIn.mi
    ? `A length of ${unitOfCell(text) ? text : `${text} ${lengthUnit}`} is more than ${milesAtMost} miles. Check the unit.`
    : feet;
}

/** Returns undefined for a cell without a usable width. */
function readWidth(text: string, mark: DecimalMark, { widthUnit }: StreetsChoice): number | undefined {
  const feet = readFeet(text, mark, widthUnit) ?? 0;
  return feet > 0 && feet <= widestFeet ? feet : undefined;
}

function readPci(text: string, mark: DecimalMark): number | string {
  if (text === '') return 'It has no rating.';
  const pci = readAmount(text, mark);
  if (pci === undefined) return `The rating “${text}” is not a number.`;
  return pci >= 0 && pci <= 100 ? pci : `The rating ${text} is not between 0 and 100.`;
}

function readRatingYear(text: string, { ratedIn }: StreetsChoice): number | string {
  if (text === '') return ratedIn ?? 'It has no year of its rating.';
  return readYear(text) ?? `“${text}” has no year between 1950 and next year.`;
}
