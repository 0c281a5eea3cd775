import type { EntityManager } from '@mikro-orm/postgresql';

/** The number of recipients per batch. */
const batchSize = 500;

/** Addresses that are valid in headers and in SMTP without encoding. Lists may contain addresses from an older rule. */
const writable = String.raw`^[^@\s<>()\[\]\\,;:"\x7f-\U0010ffff]+@[A-Za-z0-9.-]+$`;

/**
 * Writes a ledger row for each current subscriber of the list: the recipients, and the skipped ones with the reason.
 * One statement each, in the transaction that starts sending. Returns the number of recipients.
 */
export async function createLedger(em: EntityManager, campaignId: string, emailListId: string): Promise<number> {
  await em.execute(
    `insert into newsletter_deliveries (campaign_id, id, email, first_name, last_name, status, reason)
     select ?, row_number() over (order by s.id), s.email, s.first_name, s.last_name,
       case when m.address_hash is null and s.email ~ ? then 'queued' else 'skipped' end,
       case when m.address_hash is not null then m.reason when s.email !~ ? then 'cannot_be_written' end
     from email_list_subscribers s
     left join mail_suppressions m on m.address_hash = address_hash(s.email)
     where s.email_list_id = ? and s.status = 'subscribed'`,
    [campaignId, writable, writable, emailListId],
  );
  await em.execute(
    `insert into newsletter_batches (campaign_id, number, first_id, last_id, due_at, done_at, queued, skipped)
     select campaign_id, (id - 1) / ${batchSize} + 1, min(id), max(id),
       case when bool_or(status = 'queued') then now() end,
       case when not bool_or(status = 'queued') then now() end,
       count(*) filter (where status = 'queued'), count(*) filter (where status = 'skipped')
     from newsletter_deliveries where campaign_id = ? group by 1, 2`,
    [campaignId],
  );
  // Until PostgreSQL next analyzes the tables by itself, its planner would assume an empty ledger and scan all of it
  // per batch.
  await em.execute('analyze newsletter_deliveries, newsletter_batches');
  const [row] = await em.execute<[{ queued: number }]>(
    'select coalesce(sum(queued), 0)::int as queued from newsletter_batches where campaign_id = ?',
    [campaignId],
  );
  return row.queued;
}
