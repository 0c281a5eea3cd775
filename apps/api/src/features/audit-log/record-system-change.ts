import type { EntityManager } from '@mikro-orm/postgresql';
import { systemPrincipal, type AuditEntry } from '@workspace/contracts/audit-log';

type Value = string | number;
type Change = AuditEntry['changes'][number];

interface SystemChange {
  /** The name of the job that made the change, or the id of the request that caused it. */
  origin: string;
  /** The change in camel case, such as `publishScheduledPost`. */
  action: string;
  resource: string;
  resourceId?: string | null;
  /** New values by field, or pairs of the old and the new one. Without anything about people outside the company. */
  changes?: Readonly<Record<string, Value | readonly [before: Value, after: Value]>>;
}

/** Leaves the audit entry of a change that no person made. Call it in the transaction of that change. */
export async function recordSystemChange(
  em: EntityManager,
  { origin, action, resource, resourceId = null, changes = {} }: SystemChange,
): Promise<void> {
  const values: Change[] = Object.entries(changes).map(([field, value]) => {
    const [before, after] = typeof value === 'object' ? value : [null, value];
    return { field, before: before === null ? null : String(before), after: String(after) };
  });
  await em.execute(
    `insert into audit_log (person, action, resource, resource_id, changes, request_id)
     values (?, ?, ?, ?, ?::jsonb, ?)`,
    [systemPrincipal, action, resource, resourceId, JSON.stringify(values), origin],
  );
}

/**
 * Runs a change of many rows that returns their numbers, and leaves one entry with these when there were any, in one
 * transaction.
 */
export function recordSystemCounts<T extends Record<string, number>>(
  em: EntityManager,
  change: Pick<SystemChange, 'origin' | 'action' | 'resource'>,
  run: (inside: EntityManager) => Promise<T>,
): Promise<T> {
  return em.transactional(async (inside) => {
    const counts = await run(inside);
    const changes = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
    if (Object.keys(changes).length > 0) await recordSystemChange(inside, { ...change, changes });
    return counts;
  });
}
