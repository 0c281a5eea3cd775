import type { EntityManager } from '@mikro-orm/postgresql';
import { auditFieldLabel } from '@workspace/contracts/audit-field-labels';
import {
  auditActionLabel,
  auditPersonLabel,
  auditResourceLabel,
  auditValueLabel,
} from '@workspace/contracts/audit-labels';
import { auditEntriesAtMost, type AuditEntry, type listAuditLog } from '@workspace/contracts/audit-log';
import type { ParsedOf, ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { csvCell } from '@workspace/contracts/csv-cell';
import { findSubjects } from './find-subjects.ts';

export type AuditFilters = Omit<ParsedOf<typeof listAuditLog>['query'], 'page' | 'pageSize'>;
type Row = Omit<AuditEntry, 'at'> & { at: Date };

const columns = `id, at, person, api_key as "apiKey", action, resource, resource_id as "resourceId", changes,
  request_id as "requestId"`;

async function withSubjects(em: EntityManager, rows: readonly Row[]): Promise<AuditEntry[]> {
  const subjectOf = await findSubjects(em, rows);
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString(), subject: subjectOf(row) }));
}

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
  return { entries: await withSubjects(em, rows), total, isMore: counted > auditEntriesAtMost };
}

const rowsAtOnce = 1_000;

/** Names of people outside the company stay out of files, which an erasure does not reach. */
const outsiders = new Set(['subscriber', 'request']);

/** The columns of the CSV, in the words of the console. Times are in UTC, ids as they are, and names as they are now. */
const csvColumns: Readonly<Record<string, (entry: AuditEntry) => string>> = {
  'Time (UTC)': ({ at }) => at,
  Person: ({ person }) => auditPersonLabel(person),
  'API key': ({ apiKey }) => apiKey ?? '',
  What: ({ action }) => auditActionLabel(action),
  Changed: ({ resource }) => auditResourceLabel(resource),
  Name: ({ subject }) => (subject && !outsiders.has(subject.kind) ? subject.name : ''),
  Row: ({ resourceId }) => resourceId ?? '',
  Changes: ({ changes }) => changes.map(changeText).join('; '),
  'Request id or job': ({ requestId }) => requestId,
};
const csvLine = (cells: string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Generates the matching entries as CSV lines, the newest first. Reads on from the last row, at any depth quickly. */
export async function* auditLogCsv(em: EntityManager, filters: AuditFilters): AsyncGenerator<string> {
  yield `\ufeff${csvLine(Object.keys(csvColumns))}`;
  const [where, values] = whereOf(filters);
  let after: AuditEntry | undefined;
  for (;;) {
    const rows: Row[] = await em
      .fork()
      .execute<Row[]>(
        `select ${columns} from audit_log where ${where} ${after ? 'and (at, id) < (?, ?)' : ''} order by at desc, id desc limit ?`,
        [...values, ...(after ? [after.at, after.id] : []), rowsAtOnce],
      );
    const entries = await withSubjects(em.fork(), rows);
    for (const entry of entries) yield csvLine(Object.values(csvColumns).map((cell) => cell(entry)));
    after = entries.at(-1);
    if (entries.length < rowsAtOnce) return;
  }
}

function changeText({ field, before, after }: AuditEntry['changes'][number]): string {
  const value = before === null ? auditValueLabel(after) : `${auditValueLabel(before)} → ${auditValueLabel(after)}`;
  return `${auditFieldLabel(field)}: ${value}`;
}
