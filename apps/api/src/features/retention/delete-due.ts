import type { EntityManager } from '@mikro-orm/postgresql';
import { recordSystemChange } from '../audit-log/record-system-change.ts';
import { isDue } from './count-due.ts';
import type { RetentionRule } from './retention-rule.ts';

interface Run {
  now: Date;
  /** The name of the job or the command, for the audit log. */
  origin: string;
  /** Stops after the current batch; the next run continues. */
  signal?: AbortSignal;
  batchSize?: number;
}

/**
 * Deletes the due rows of a rule and returns their number. Each batch is a transaction with its audit entry, so a killed
 * run loses no entry. Rows that are locked stay for the next run. Deletes nothing of a rule whose rows are archived.
 */
export async function deleteDue(em: EntityManager, rule: RetentionRule, run: Run): Promise<number> {
  if (rule.isArchived) return 0;
  const { batchSize = 5_000, signal } = run;
  let total = 0;
  while (!signal?.aborted) {
    const deleted = await em.transactional((inside) => deleteBatch(inside, rule, { ...run, batchSize }));
    total += deleted;
    if (deleted < batchSize) break;
  }
  return total;
}

async function deleteBatch(
  em: EntityManager,
  rule: RetentionRule,
  { now, origin, batchSize }: Run & { batchSize: number },
): Promise<number> {
  const values = [now, now, batchSize];
  const deleted = rule.remove ? await removeRows(em, rule, rule.remove, values) : await deleteRows(em, rule, values);
  if (deleted > 0 && rule.resource !== undefined)
    await recordSystemChange(em, {
      origin,
      action: 'deleteOldData',
      resource: rule.resource,
      changes: { rule: rule.key, deleted },
    });
  return deleted;
}

/** The due rows that nobody else is changing, locked. */
const lockDue = (rule: RetentionRule, column: 'ctid' | 'id'): string =>
  `select t.${column} from ${rule.table} t where ${isDue(rule)} limit ? for update of t skip locked`;

async function deleteRows(em: EntityManager, rule: RetentionRule, values: unknown[]): Promise<number> {
  const [{ deleted }] = await em.execute<[{ deleted: number }]>(
    `with deleted as (delete from ${rule.table} where ctid = any (array(${lockDue(rule, 'ctid')})) returning 1)
     select count(*)::int as deleted from deleted`,
    values,
  );
  return deleted;
}

async function removeRows(
  em: EntityManager,
  rule: RetentionRule,
  remove: NonNullable<RetentionRule['remove']>,
  values: unknown[],
): Promise<number> {
  const rows = await em.execute<{ id: string }[]>(lockDue(rule, 'id'), values);
  if (rows.length > 0)
    await remove(
      em,
      rows.map(({ id }) => id),
    );
  return rows.length;
}
