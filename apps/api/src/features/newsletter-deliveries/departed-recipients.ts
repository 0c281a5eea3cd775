import type { EntityManager } from '@mikro-orm/postgresql';
import { isSameAddress } from '../../database/address-key.ts';
import { listsSql } from '../newsletter-campaigns/audience/campaign-lists.ts';
import { batchValues, inBatch, type BatchRef, type Run } from './batch-rows.ts';

/** Condition for the row of a recipient on their list. */
export const isSubscriber = `s.email_list_id = coalesce(d.email_list_id, c.email_list_id)
  and ${isSameAddress('s.email', 'd.email')}`;

/** The status of a recipient on their list, null when they were removed from it. */
const statusOnList = `(select s.status from email_list_subscribers s where ${isSubscriber})`;

/** Moves recipients who left the list through which they were chosen to another list of the campaign, if any. */
export async function moveToOtherList(em: EntityManager, ref: BatchRef): Promise<void> {
  const other = `(select l.id from unnest(${listsSql('c')}) with ordinality as l (id, place)
    where 'subscribed' = (select s.status from email_list_subscribers s
      where s.email_list_id = l.id and ${isSameAddress('s.email', 'd.email')})
    order by l.place limit 1)`;
  await em.execute(
    `update newsletter_deliveries d set email_list_id = ${other}
     from newsletter_campaigns c
     where c.id = d.campaign_id and ${inBatch} and d.status in ('queued', 'retry') and c.more_list_ids || c.segment_ids <> '{}'
       and case when ${statusOnList} = 'subscribed' then false else ${other} is not null end`,
    batchValues(ref),
  );
}

/**
 * A subscriber may leave, or be removed from the list, between the start and their message. Each is looked up
 * separately: PostgreSQL never turns a scalar subquery into a scan of the whole list, as it does with `not exists`.
 */
export async function skipUnsubscribed(em: EntityManager, ref: BatchRef): Promise<void> {
  const suppressedBy = '(select m.reason from mail_suppressions m where m.address_hash = address_hash(d.email))';
  await em.execute(
    `update newsletter_deliveries d set status = 'skipped', changed_at = now(), reason = coalesce(${suppressedBy}, 'left')
     from newsletter_campaigns c
     where c.id = d.campaign_id and ${inBatch} and d.status in ('queued', 'retry')
       and (${suppressedBy} is not null or 'subscribed' is distinct from ${statusOnList})`,
    batchValues(ref),
  );
}

/**
 * Looks up again, during an attempt, the recipients that it has not claimed: those who left meanwhile are skipped, or get
 * another list. Returns the others. An attempt that was superseded changes nothing, and learns so at its next checkpoint.
 */
export function withoutDeparted<T extends { id: number; listId?: string | null | undefined }>(
  em: EntityManager,
  run: Run,
  waiting: readonly T[],
): Promise<T[]> {
  return em.fork().transactional(async (inside) => {
    const ours = await inside.execute<unknown[]>(
      'select 1 from newsletter_batches where campaign_id = ? and number = ? and run = ? for no key update',
      [run.campaignId, run.number, run.run],
    );
    if (ours.length === 0) return [...waiting];
    await moveToOtherList(inside, run);
    await skipUnsubscribed(inside, run);
    const rows = await inside.execute<{ id: number; listId: string | null }[]>(
      `select d.id, d.email_list_id as "listId" from newsletter_deliveries d
       where ${inBatch} and d.status in ('queued', 'retry')`,
      batchValues(run),
    );
    const lists = new Map(rows.map(({ id, listId }) => [id, listId]));
    return waiting.flatMap((each) => (lists.has(each.id) ? [{ ...each, listId: lists.get(each.id)! }] : []));
  });
}
