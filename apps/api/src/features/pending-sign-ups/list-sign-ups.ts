import type { EntityManager } from '@mikro-orm/postgresql';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import type { listPendingSignUps, PendingSignUp } from '@workspace/contracts/pending-sign-ups';
import { addressKey } from '../../database/address-key.ts';
import { isoTimes } from '../../database/iso-times.ts';
import { likePattern } from '../../database/like-pattern.ts';
import { cappedCount } from '../email-list-subscribers/count-subscribers.ts';
import { mailableSql, pendingSql } from './pending-sql.ts';

type Page = ResponseOf<typeof listPendingSignUps>;

interface Query {
  search?: string | undefined;
  after?: string | undefined;
  now: Date;
}

const onePage = 100;
const key = addressKey('p.email');

/** The columns of a pending sign-up; the parameter is the current time. */
const columns = `p.id, p.email, p.requested_at as "requestedAt", p.expires_at as "expiresAt",
  p.expires_at <= ? as "isExpired", case p.mail_status when 'sending' then 'queued' else p.mail_status end as mail,
  p.mail_requested_at as "mailRequestedAt", ${mailableSql} as "mailableAt", p.reminded_at as "remindedAt"`;

const toSignUp = (row: PendingSignUp): PendingSignUp =>
  isoTimes(row, ['requestedAt', 'expiresAt', 'mailRequestedAt', 'mailableAt', 'remindedAt']);

/** Returns a page of the pending sign-ups of a list ordered by address. The first page contains the total count. */
export async function pageOfSignUps(
  em: EntityManager,
  listId: string,
  { search = '', after, now }: Query,
): Promise<Page> {
  const matching = `p.email_list_id = ? and ${pendingSql} and lower(p.email) like ?`;
  const values = [listId, likePattern(search.toLowerCase())];
  const rows = await em.execute<PendingSignUp[]>(
    `select ${columns} from pending_sign_ups p where ${matching} and ${key} > lower(?) order by ${key} limit ${onePage + 1}`,
    [now, ...values, after ?? ''],
  );
  return {
    signUps: rows.slice(0, onePage).map(toSignUp),
    next: rows.length > onePage ? rows[onePage - 1]!.email : null,
    total: after === undefined ? await count(em, matching, values) : null,
  };
}

async function count(em: EntityManager, matching: string, values: unknown[]) {
  const [row] = await em.execute<[{ count: number }]>(
    `select count(*)::int as count from pending_sign_ups p where ${matching}`,
    values,
  );
  return cappedCount(row.count);
}

/** Finds a pending sign-up of a list; undefined when there is none, or it is confirmed. */
export async function findPending(
  em: EntityManager,
  { listId, id }: { listId: string; id: string },
  now: Date,
): Promise<PendingSignUp | undefined> {
  const [row] = await em.execute<PendingSignUp[]>(
    `select ${columns} from pending_sign_ups p where p.email_list_id = ? and p.id = ? and ${pendingSql}`,
    [now, listId, id],
  );
  return row && toSignUp(row);
}
