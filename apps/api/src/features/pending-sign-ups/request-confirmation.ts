import type { EntityManager } from '@mikro-orm/postgresql';
import { confirmationDays } from '@workspace/contracts/pending-sign-ups';
import { addressKey } from '../../database/address-key.ts';
import type { StatedConsent } from '../consents/stated-consent.ts';
import { mailableSql, subscribedSql } from './pending-sql.ts';

interface Request {
  listId: string;
  email: string;
  consent: StatedConsent;
  now: Date;
}

const day = 86_400_000;

/** Returns the time when a link of now expires. */
export const expiryOf = (now: Date): Date => new Date(now.getTime() + confirmationDays * day);

/**
 * Stores a sign-up that waits for its confirmation, with the email that asks for it. One that waits already gets
 * another email when the last one is old enough. Returns true when an email is due; never for a subscribed address.
 */
export async function requestConfirmation(
  em: EntityManager,
  { listId, email, consent: { version, page, ip }, now }: Request,
): Promise<boolean> {
  const due = await em.execute<unknown[]>(
    `with given as (
       select ?::uuid as list, ?::text as email, ?::timestamptz(3) as now, ?::timestamptz(3) as expiry
     )
     insert into pending_sign_ups as p
       (email_list_id, email, version, page, ip, requested_at, first_requested_at, mail_requested_at, next_at, expires_at)
     select g.list, g.email, ?, ?, ?, g.now, g.now, g.now, g.now, g.expiry from given g
     where not ${subscribedSql('g.list', 'g.email')}
     on conflict (email_list_id, ${addressKey('email')}) where confirmed_at is null do update set
       version = excluded.version, page = excluded.page, ip = excluded.ip, requested_at = excluded.requested_at,
       mail_requested_at = excluded.mail_requested_at, next_at = excluded.next_at, expires_at = excluded.expires_at,
       mail_kind = 'request', mail_status = 'queued', attempts = 0, reason = null,
       reminded_at = case when p.expires_at > excluded.requested_at then p.reminded_at end
     where ${mailableSql} <= excluded.mail_requested_at
     returning 1`,
    [listId, email, now, expiryOf(now), version, page, ip],
  );
  return due.length > 0;
}
