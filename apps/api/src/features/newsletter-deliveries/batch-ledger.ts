import type { EntityManager } from '@mikro-orm/postgresql';
import { domainKey } from '../../database/address-domain.ts';
import type { Recipient } from '../newsletter-campaigns/rendering/write-messages.ts';
import { batchValues, inBatch, type BatchRef, type Run } from './batch-rows.ts';
import { isSubscriber, moveToOtherList, skipUnsubscribed } from './departed-recipients.ts';
import { settleClaims } from './submission-marks.ts';
import { setWinningVariant } from '../campaign-ab-tests/set-winning-variant.ts';

/** A recipient that is due. */
export interface Due extends Recipient {
  attempts: number;
  /** Seconds since its first attempt. */
  triedSeconds: number;
  /** The provider that gets its email: a named one, or the domain of its mail server. */
  provider: string;
}

/** A started attempt: its batch's provider, a named one or `other`, and the due recipients. */
export interface Started {
  run: Run;
  provider: string;
  due: Due[];
}

/**
 * Starts an attempt, which ends the previous one and settles its claimed recipients. Skips those who unsubscribed
 * meanwhile. Returns the due recipients in order; undefined when the campaign is not being sent.
 */
export function startAttempt(em: EntityManager, ref: BatchRef): Promise<Started | undefined> {
  return em.fork().transactional(async (inside) => {
    if (!(await lockStarted(inside, ref.campaignId))) return undefined;
    const [raised] = await inside.execute<{ run: number; provider: string }[]>(
      `update newsletter_batches set run = run + 1 where campaign_id = ? and number = ? and not waits
       returning run, provider`,
      [ref.campaignId, ref.number],
    );
    if (!raised) return undefined;
    await settleClaims(inside, { ...ref, run: raised.run });
    await moveToOtherList(inside, ref);
    await skipUnsubscribed(inside, ref);
    await setWinningVariant(inside, ref);
    const due = await inside.execute<Due[]>(
      `select d.id, d.email, d.first_name as "firstName", d.last_name as "lastName", d.email_list_id as "listId", d.attempts, d.variant,
         (select s.fields from email_list_subscribers s where ${isSubscriber}) as fields,
         coalesce(extract(epoch from now() - d.first_attempt_at), 0)::float8 as "triedSeconds",
         coalesce((select m.provider from mail_domains m where m.domain = ${domainKey('d.email')}), ${domainKey('d.email')}) as provider
       from newsletter_deliveries d join newsletter_campaigns c on c.id = d.campaign_id where ${inBatch}
         and (d.status = 'queued' or d.status = 'retry' and d.retry_at <= now()) order by d.id`,
      batchValues(ref),
    );
    return { run: { ...ref, run: raised.run }, provider: raised.provider, due };
  });
}

/**
 * Returns true when the messages of a campaign may be submitted now. The lock conflicts with the one of Undo, which
 * therefore ends before an attempt, or finds that the time of the first message has come.
 */
async function lockStarted(em: EntityManager, campaignId: string): Promise<boolean> {
  const started = await em.execute<unknown[]>(
    `select 1 from newsletter_campaigns
     where id = ? and status = 'sending' and coalesce(sends_at, now()) <= now() for key share`,
    [campaignId],
  );
  return started.length > 0;
}

/**
 * Recounts a batch. At the end of an attempt, also schedules its next one, or marks it done. `waitsUntil`: its provider
 * gets nothing before.
 */
export async function countBatch(
  em: EntityManager,
  { campaignId, number, run }: Run,
  isEnd = false,
  waitsUntil?: string,
): Promise<{ dueIn: number | null } | undefined> {
  const count = (status: string) => `count(*) filter (where d.status = '${status}')`;
  const end = `,
    due_at = case when t.queued > 0 then greatest(?, now()) when t.retry > 0 then greatest(?, t.retry_at) end,
    done_at = case when t.queued = 0 and t.retry = 0 then now() end`;
  const [row] = await em.execute<{ dueIn: number | null }[]>(
    `update newsletter_batches n set queued = t.queued, handed_over = t.handed_over, refused = t.refused,
       retry = t.retry, uncertain = t.uncertain, skipped = t.skipped${isEnd ? end : ''}
     from (
       select count(*) filter (where d.status in ('queued', 'handing')) as queued, ${count('handed_over')} as handed_over,
         ${count('refused')} as refused, ${count('retry')} as retry, ${count('uncertain')} as uncertain,
         ${count('skipped')} as skipped, min(d.retry_at) filter (where d.status = 'retry') as retry_at
       from newsletter_deliveries d where ${inBatch}
     ) t
     where n.campaign_id = ? and n.number = ? and n.run = ?
     returning extract(epoch from n.due_at - now())::float8 as "dueIn"`,
    [
      ...(isEnd ? [waitsUntil ?? null, waitsUntil ?? null] : []),
      ...batchValues({ campaignId, number }),
      campaignId,
      number,
      run,
    ],
  );
  return row;
}

/**
 * Gives the retries of a batch more time while their provider gets nothing, so that the wait does not count as a failed
 * day.
 */
export async function extendRetries(em: EntityManager, ref: BatchRef, until: string): Promise<void> {
  await em.execute(
    `update newsletter_deliveries d set first_attempt_at = d.first_attempt_at + (?::timestamptz - greatest(d.retry_at, now()))
     where ${inBatch} and d.status = 'retry' and d.retry_at < ?`,
    [until, ...batchValues(ref), until],
  );
}

/** The same for the retries of a paused campaign, before it is resumed. */
export async function extendPausedRetries(em: EntityManager, campaignId: string): Promise<void> {
  await em.execute(
    `update newsletter_deliveries d
     set first_attempt_at = d.first_attempt_at + (now() - greatest(c.paused_at, d.first_attempt_at))
     from newsletter_campaigns c join newsletter_batches b on b.campaign_id = c.id
     where c.id = ? and c.status = 'paused' and c.paused_at is not null and b.done_at is null
       and d.campaign_id = ? and d.id between b.first_id and b.last_id and d.status = 'retry'`,
    [campaignId, campaignId],
  );
}
