import type { EntityManager } from '@mikro-orm/postgresql';
import type { MailPreferences, SubscriptionState } from '@workspace/contracts/mail-preferences';
import { isSameAddress } from '../../database/address-key.ts';
import { isoTimes } from '../../database/iso-times.ts';
import { findConsents } from '../consents/find-consents.ts';
import { pendingSql } from '../pending-sign-ups/pending-sql.ts';
import type { AddressClaims } from './address-token.ts';
import { findSentEmails } from './find-sent-emails.ts';

type Row = MailPreferences['lists'][number] & { id: string };

/** Returns the stored preferences of the recipient of a link. */
export async function preferencesOf(em: EntityManager, { email, listId }: AddressClaims): Promise<MailPreferences> {
  const rows = await em.execute<Row[]>(
    `select l.id, l.name, s.first_name as "firstName", s.last_name as "lastName", s.status, s.source,
       s.created_at as since, array(
         select f.name from subscriber_fields f
         where s.fields -> f.key is not null and f.deleted_at is null order by f.name) as "fieldNames"
     from email_lists l join email_list_subscribers s
       on s.email_list_id = l.id and ${isSameAddress('s.email', '?')}
     order by l.name`,
    [email],
  );
  const [suppressed] = await em.execute<{ reason: string }[]>(
    'select reason from mail_suppressions where address_hash = address_hash(?)',
    [email],
  );
  return {
    email,
    listName: await nameOfList(em, listId),
    standing: statusOf(suppressed?.reason, rows.find(({ id }) => id === listId)?.status),
    lists: rows.map(({ id: _id, ...row }) => ({ ...row, since: toIsoString(row.since) })),
    waiting: await waitingSignUps(em, email),
    consents: await findConsents(em, email),
    signedUpAt: await websiteSignUpAt(em, email),
    letters: await findSentEmails(em, email),
  };
}

async function websiteSignUpAt(em: EntityManager, email: string): Promise<string | null> {
  const [signUp] = await em.execute<{ at: Date }[]>(
    'select created_at as at from newsletter_subscriptions where lower(email) = lower(?)',
    [email],
  );
  return signUp ? toIsoString(signUp.at) : null;
}

async function waitingSignUps(em: EntityManager, email: string): Promise<NonNullable<MailPreferences['waiting']>> {
  const rows = await em.execute<NonNullable<MailPreferences['waiting']>>(
    `select l.name as "listName", p.requested_at as "requestedAt"
     from pending_sign_ups p join email_lists l on l.id = p.email_list_id
     where ${isSameAddress('p.email', '?')} and ${pendingSql} order by p.requested_at`,
    [email],
  );
  return rows.map((row) => isoTimes(row, ['requestedAt']));
}

async function nameOfList(em: EntityManager, id: string): Promise<string | null> {
  const [list] = await em.execute<{ name: string }[]>(
    'select name from email_lists where id = ? and deleted_at is null',
    [id],
  );
  return list?.name ?? null;
}

function statusOf(reason: string | undefined, status: Row['status'] | undefined): SubscriptionState {
  if (reason === 'erased') return 'erased';
  if (reason) return 'left';
  return status === 'subscribed' ? 'subscribed' : 'left_list';
}

const toIsoString = (at: Date | string): string => new Date(at).toISOString();
