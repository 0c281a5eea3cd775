import type { RowReading } from './read-row.ts';
import type { RowProblem } from './streets-choice.ts';
import { uniqueIds } from './unique-ids.ts';

interface Resolved {
  readonly used: readonly RowReading[];
  /** Rows with an older rating of a segment, and identical rows. */
  readonly unused: readonly RowProblem[];
  readonly identicalRows: number;
  /** Ids that several segments had: all but the first got a number behind theirs. */
  readonly changedIds: number;
}

/**
 * Uses the latest rating of a segment that the file has several times, and one of identical rows. It makes ids unique:
 * those of PAVER's sections are unique within a branch only.
 */
export function resolveDuplicates(readings: readonly RowReading[]): Resolved {
  const latest = latestOf(readings);
  const firsts = new Map<string, RowReading>();
  const unused: RowProblem[] = [];
  const used: RowReading[] = [];
  let identicalRows = 0;
  for (const reading of readings) {
    const newer = reading.hasOwnId ? latest.get(keyOf(reading))! : reading;
    if (ownYearOf(newer) !== ownYearOf(reading)) {
      unused.push(problemOf(reading, newerReason(newer, reading)));
      continue;
    }
    const first = reading.hasOwnId ? firstOf(reading, firsts) : reading;
    if (first === reading) used.push(reading);
    else {
      identicalRows += 1;
      unused.push(problemOf(reading, `It is the same as row ${first.row} in every value, and counts once.`));
    }
  }
  return { ...withUniqueIds(used), unused, identicalRows };
}

function latestOf(readings: readonly RowReading[]): ReadonlyMap<string, RowReading> {
  const latest = new Map<string, RowReading>();
  for (const reading of readings) {
    const known = latest.get(keyOf(reading));
    if (!known || ownYearOf(known) < ownYearOf(reading)) latest.set(keyOf(reading), reading);
  }
  return latest;
}

/** Returns the first reading with the same values; an export of joined tables repeats rows. */
function firstOf(reading: RowReading, firsts: Map<string, RowReading>): RowReading {
  const values = JSON.stringify(reading.segment);
  const first = firsts.get(values) ?? reading;
  firsts.set(values, first);
  return first;
}

const keyOf = ({ segment }: RowReading) => JSON.stringify([segment.id, segment.name]);

/** An assumed year never makes a rating the newer one. */
const ownYearOf = ({ hasAssumedYear, segment }: RowReading): number => (hasAssumedYear ? 0 : segment.ratedIn);

const newerReason = ({ row, segment }: RowReading, older: RowReading): string =>
  `Row ${row} has a ${older.hasAssumedYear ? 'rating with a year' : 'newer rating'} of the same segment, of ${segment.ratedIn}.`;

const problemOf = ({ row, segment }: RowReading, reason: string): RowProblem => ({ row, name: segment.name, reason });

function withUniqueIds(readings: readonly RowReading[]): { used: RowReading[]; changedIds: number } {
  const ids = uniqueIds(readings.map(({ segment }) => segment.id));
  let changedIds = 0;
  const used = readings.map((reading, index) => {
    const id = ids[index]!;
    if (id === reading.segment.id) return reading;
    changedIds += 1;
    return { ...reading, segment: { ...reading.segment, id } };
  });
  return { used, changedIds };
}
