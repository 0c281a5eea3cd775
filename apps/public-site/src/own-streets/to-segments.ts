import type { Segment } from '../road-network/segment.ts';
import { lengthOf, planeOver, projectLine, type LocalPlane } from './local-plane.ts';
import { readRow, type RowReading } from './read-row.ts';
import { resolveDuplicates } from './resolve-duplicates.ts';
import type { RowProblem, StreetsChoice } from './streets-choice.ts';
import type { StreetsTable } from './streets-table.ts';

/** Counts of rows that were completed with something that the file does not say, or used once. */
export interface Completions {
  readonly defaultWidths: number;
  readonly lengthsFromMap: number;
  readonly assumedYears: number;
  readonly unnamed: number;
  readonly severalParts: number;
  readonly changedIds: number;
  readonly otherUnits: number;
  readonly identicalRows: number;
}

export interface OwnStreetsResult {
  readonly segments: readonly Segment[];
  /** The plane of the segments' lines; undefined for a table without a map. */
  readonly plane: LocalPlane | undefined;
  readonly problems: readonly RowProblem[];
  readonly completions: Completions;
}

/** Turns the rows of a file into segments. Every row is a segment or a problem. */
export function toSegments(table: StreetsTable, choice: StreetsChoice): OwnStreetsResult {
  const plane = planeOver(partsOf(table));
  const read = readRow(table, choice);
  const problems: RowProblem[] = [];
  const readings: RowReading[] = [];
  for (const row of table.rows) {
    const parts = plane ? row.parts.map((part) => projectLine(part, plane)) : [];
    const reading = read(
      row,
      joinParts(parts),
      parts.reduce((sum, part) => sum + lengthOf(part), 0),
    );
    if ('reason' in reading) problems.push(reading);
    else readings.push(reading);
  }
  const { used, unused, changedIds, identicalRows } = resolveDuplicates(readings);
  const count = (flag: Exclude<keyof RowReading, 'row' | 'segment'>) => used.filter((reading) => reading[flag]).length;
  return {
    segments: used.map(({ segment }) => segment),
    plane,
    problems: [...problems, ...unused].toSorted((one, other) => one.row - other.row),
    completions: {
      defaultWidths: count('hasDefaultWidth'),
      lengthsFromMap: count('hasLengthFromMap'),
      assumedYears: count('hasAssumedYear'),
      unnamed: count('isUnnamed'),
      severalParts: count('isPartial'),
      changedIds,
      otherUnits: count('hasOtherUnit'),
      identicalRows,
    },
  };
}

function* partsOf({ rows }: StreetsTable) {
  for (const { parts } of rows) yield* parts;
}

type Line = Segment['line'];

/** Joins parts that follow each other; of parts with gaps between them the longest is drawn. */
function joinParts(parts: readonly Line[]): { line: Line; isPartial: boolean } {
  const [first = [], ...others] = parts;
  const joined = others.reduce<Line | undefined>((line, part) => {
    const [end, start] = [line?.at(-1), part[0]];
    const isNext = end && start && Math.hypot(end[0] - start[0], end[1] - start[1]) < 1;
    return isNext ? [...line!, ...part.slice(1)] : undefined;
  }, first);
  if (joined) return { line: joined, isPartial: false };
  return { line: parts.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0]!, isPartial: true };
}
