/** The rows that an action changed, and those that it could not change. */
export interface RunOutcome<Row> {
  done: Row[];
  failed: { row: Row; thrown: unknown }[];
}

/** The number of requests in flight at once. */
const mostAtOnce = 4;

/**
 * Runs an action for each row, a few at once. A failure stops no other row. `onFinished` gets the number of finished
 * rows.
 */
export async function runForEach<Row>(
  rows: readonly Row[],
  run: (row: Row) => Promise<unknown>,
  onFinished: (count: number) => void = () => {},
): Promise<RunOutcome<Row>> {
  const failed: RunOutcome<Row>['failed'] = [];
  const waiting = [...rows];
  let finished = 0;
  const work = async () => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
      try {
        await run(row);
      } catch (thrown) {
        failed.push({ row, thrown });
      }
      finished += 1;
      onFinished(finished);
    }
  };
  await Promise.all(Array.from({ length: mostAtOnce }, work));
  return { done: rows.filter((row) => !failed.some((failure) => failure.row === row)), failed };
}
