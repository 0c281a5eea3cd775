import type { EntityManager } from '@mikro-orm/postgresql';
import { softBounceDays, softBounces } from '@workspace/contracts/suppressions';
import { isSameAddress } from '../../database/address-key.ts';
import { blockKindsSql } from '../../smtp-replies/block-kinds.ts';
import { suppress } from '../suppressions/suppress.ts';

/** Condition for an email that came back because of our server, domain or content. It says nothing about the address. */
const isOurs = `(reason is not distinct from 'came_back'
  and coalesce(failure, '') in (${blockKindsSql}, 'rate'))`;

/**
 * Suppresses an address whose last emails all came back, in the order in which they were submitted: an email between
 * them that did not come back ends the row. One email counts once, however often its bounce is reported.
 */
export async function suppressAfterSoftBounces(em: EntityManager, email: string, detail: string | null): Promise<void> {
  const [row] = await em.execute<[{ count: number; days: number | null }]>(
    `with emails as (
       select reason is not distinct from 'came_back' as "cameBack", coalesce(first_attempt_at, changed_at) as at
       from newsletter_deliveries
       where ${isSameAddress('email', '?')} and status = 'handed_over' and not ${isOurs}
     )
     select count(*)::int as count, extract(epoch from max(at) - min(at))::float8 / 86400 as days from emails
     where "cameBack" and at > all (select at from emails where not "cameBack")`,
    [email],
  );
  const { count, days } = row;
  if (count < softBounces || (days ?? 0) < softBounceDays) return;
  const last = detail ? ` The last one: ${detail}` : '';
  await suppress(em, email, 'bounced', `${count} emails in a row came back over ${Math.floor(days!)} days.${last}`);
}
