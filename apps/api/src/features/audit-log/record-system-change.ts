import type { EntityManager } from '@mikro-orm/postgresql';
import { systemPrincipal } from '@workspace/contracts/audit-log';

interface SystemChange {
  /** The name of the job that made the change, or the id of the request that caused it. */
  origin: string;
  /** The change in camel case, such as `publishScheduledPost`. */
  action: string;
  resource: string;
  resourceId?: string | null;
  /** New values by field, without anything about people outside the company. */
  changes?: Readonly<Record<string, string | number>>;
}

/** Leaves the audit entry of a change that no person made, in the transaction of that change. */
export async function recordSystemChange(
  em: EntityManager,
  { origin, action, resource, resourceId = null, changes = {} }: SystemChange,
): Promise<void> {
  const values = Object.entries(changes).map(([field, after]) => ({ field, before: null, after: String(after) }));
  await em.execute(
    `insert into audit_log (person, action, resource, resource_id, changes, request_id)
     values (?, ?, ?, ?, ?::jsonb, ?)`,
    [systemPrincipal, action, resource, resourceId, JSON.stringify(values), origin],
  );
}
