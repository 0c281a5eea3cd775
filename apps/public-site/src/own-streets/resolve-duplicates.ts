import type { RowReading } from './read-row.ts';
import type { RowProblem } from './streets-choice.ts';
import { uniqueIds } from './unique-ids.ts';

interface Resolved {
  readonly used: readonly RowReading[];
  readonly superseded: readonly RowProblem[];
  /** Ids that several segments had: all but the first got a number behind theirs. */
  readonly changedIds: number;
}

/**
 * Uses the latest rating of a segment that the file has several times, and makes ids unique: those of PAVER's sections
 * are unique within a branch only.
 */
export function resolveDuplicates(readings: readonly RowReading[]): Resolved {
  const latest = new Map<string, RowReading>();
  for (const reading of readings) {
    const known = latest.get(keyOf(reading));
    if (!known || known.segment.ratedIn < reading.segment.ratedIn) latest.set(keyOf(reading), reading);
  }
  const superseded: RowProblem[] = [];
  const used: RowReading[] = [];
  for (const reading of readings) {
    const newer = reading.hasOwnId ? latest.get(keyOf(reading))! : reading;
    if (newer.segment.ratedIn === reading.segment.ratedIn) used.push(reading);
    else superseded.push(problemOf(reading, newer));
  }
  return { ...withUniqueIds(used), superseded };
}

const keyOf = ({ segment }: RowReading) => JSON.stringify([segment.id, segment.name]);

const problemOf = ({ row, segment }: RowReading, newer: RowReading): RowProblem => ({
  row,
  name: segment.name,
  reason: `Row ${newer.row} has a newer rating of the same segment, of ${newer.segment.ratedIn}.`,
});

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
