import type { EntityManager } from '@mikro-orm/postgresql';
import type { Reject, RejectReason } from '@workspace/contracts/subscriber-imports';
import { csvCell } from '@workspace/contracts/csv-cell';

const rowsAtOnce = 1_000;

const reasonSentences: Readonly<Record<RejectReason, string>> = {
  no_address: 'No email address',
  bad_address: 'Not an email address',
  long_name: 'A name of more than 200 characters',
  bad_value: 'A value that its field cannot have',
  doubled: 'In the file more than once',
  left: 'Has left or bounced before',
};

/** Returns rejected rows ordered by line, after a line. */
export async function rejectsAfter(em: EntityManager, importId: string, line: number, most: number): Promise<Reject[]> {
  const rows = await em.execute<(Reject & { detail: string | null })[]>(
    `select line, email, reason, detail from subscriber_import_rejects where import_id = ? and line > ? order by line limit ?`,
    [importId, line, most],
  );
  return rows.map(({ detail, ...reject }) => (detail === null ? reject : { ...reject, detail }));
}

/** Generates every rejected row as a CSV line. */
export async function* rejectsCsv(em: EntityManager, importId: string): AsyncGenerator<string> {
  yield `\ufeff${['line', 'email', 'reason'].map(csvCell).join(',')}\r\n`;
  for (let line = 0; ;) {
    const rejects = await rejectsAfter(em, importId, line, rowsAtOnce);
    for (const { line: at, email, reason, detail } of rejects) {
      yield `${[String(at), email, detail ?? reasonSentences[reason]].map(csvCell).join(',')}\r\n`;
    }
    if (rejects.length < rowsAtOnce) return;
    line = rejects.at(-1)!.line;
  }
}
