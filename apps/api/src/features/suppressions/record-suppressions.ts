import type { EntityManager } from '@mikro-orm/postgresql';
import { recordSystemCounts } from '../audit-log/record-system-change.ts';

const change = { origin: 'record-suppressions', action: 'suppressAddresses', resource: 'suppressions' };

/**
 * Leaves one audit entry with the number of addresses that bounces and complaints suppressed since the last one: they
 * come one by one, and an entry for each would hide the others. Two workers take turns.
 */
export function recordSuppressions(em: EntityManager): Promise<{ bounced: number; complained: number }> {
  return recordSystemCounts(em, change, async (inside) => {
    await inside.execute(`select pg_advisory_xact_lock(hashtext(?))`, [change.origin]);
    // A minute later, so that no transaction of then is still open.
    const [counts] = await inside.execute<[{ bounced: number; complained: number }]>(
      `select count(*) filter (where reason = 'bounced')::int as bounced,
         count(*) filter (where reason = 'complained')::int as complained
       from mail_suppressions
       where created_at <= now() - interval '1 minute' and created_at > coalesce(
         (select max(at) from audit_log where person = 'system' and resource = ? and request_id = ?),
         now() - interval '1 day') - interval '1 minute'`,
      [change.resource, change.origin],
    );
    return counts;
  });
}
