import type { EntityManager } from '@mikro-orm/postgresql';
import { auditEntriesAtMost, type AuditEntry, type listAuditLog } from '@workspace/contracts/audit-log';
import type { ParsedOf, ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { csvCell } from '@workspace/contracts/csv-cell';
import { findSubjects } from './find-subjects.ts';

export type AuditFilters = Omit<ParsedOf<typeof listAuditLog>['query'], 'page' | 'pageSize'>;
type Row = Omit<AuditEntry, 'at'> & { at: Date };

const columns = `id, at, person, api_key as "apiKey", action, resource, resource_id as "resourceId", changes,
  request_id as "requestId"`;
const toEntry = (row: Row): AuditEntry => ({ ...row, at: new Date(row.at).toISOString() });

function whereOf({ resource, person, resourceId, from, until }: AuditFilters): [sql: string, values: string[]] {
  const conditions: [string, string | undefined][] = [
    ['resource = ?', resource],
    ['person = ?', person?.toLowerCase()],
    ['resource_id = ?', resourceId],
    ['at >= ?', from],
    ['at <= ?', until],
  ];
  const given = conditions.flatMap(([sql, value]) => (value ? [[sql, value] as const] : []));
  return [['true', ...given.map(([sql]) => sql)].join(' and '), given.map(([, value]) => value)];
}

/** Returns a page of entries, the newest first. Counting stops at a limit, so that it stays quick at any size. */
export async function pageOfEntries(
  em: EntityManager,
  { page = 1, pageSize = 50, ...filters }: ParsedOf<typeof listAuditLog>['query'],
): Promise<ResponseOf<typeof listAuditLog>> {
  const [where, values] = whereOf(filters);
  const [{ counted }] = await em.execute<[{ counted: number }]>(
    // In the order of an index: otherwise a filter of few matches would read the whole table.
    `select count(*)::int as counted
     from (select 1 from audit_log where ${where} order by at desc, id desc limit ?) found`,
    [...values, auditEntriesAtMost + 1],
  );
  const total = Math.min(counted, auditEntriesAtMost);
  const offset = (page - 1) * pageSize;
  const rows =
    offset >= total
      ? []
      : await em.execute<Row[]>(
          `select ${columns} from audit_log where ${where} order by at desc, id desc limit ? offset ?`,
          [...values, Math.min(pageSize, total - offset), offset],
        );
  const subjectOf = await findSubjects(em, rows);
  const entries = rows.map((row) => ({ ...toEntry(row), subject: subjectOf(row) }));
  return { entries, total, isMore: counted > auditEntriesAtMost };
}

const rowsAtOnce = 1_000;
const csvColumns = ['at', 'person', 'apiKey', 'action', 'resource', 'resourceId', 'changes', 'requestId'] as const;

/** Generates the matching entries as CSV lines, the newest first. Reads on from the last row, at any depth quickly. */
export async function* auditLogCsv(em: EntityManager, filters: AuditFilters): AsyncGenerator<string> {
  yield `\ufeff${csvColumns.map(csvCell).join(',')}\r\n`;
  const [where, values] = whereOf(filters);
  let after: AuditEntry | undefined;
  for (;;) {
    const rows: Row[] = await em
      .fork()
      .execute<Row[]>(
        `select ${columns} from audit_log where ${where} ${after ? 'and (at, id) < (?, ?)' : ''} order by at desc, id desc limit ?`,
        [...values, ...(after ? [after.at, after.id] : []), rowsAtOnce],
      );
    const entries = rows.map(toEntry);
    for (const entry of entries)
      yield `${csvColumns
        .map((column) =>
          csvCell(column === 'changes' ? entry.changes.map(changeText).join('; ') : (entry[column] ?? '')),
        )
        .join(',')}\r\n`;
    after = entries.at(-1);
    if (entries.length < rowsAtOnce) return;
  }
}

const changeText = ({ field, before, after }: AuditEntry['changes'][number]): string =>
  before === null ? `${field}: ${after ?? ''}` : `${field}: ${before} -> ${after ?? ''}`;
