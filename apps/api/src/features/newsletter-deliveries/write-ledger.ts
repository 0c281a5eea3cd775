import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral } from '../../database/text-array.ts';
import { inSegments, notExcluded, type Audience } from '../newsletter-campaigns/audience.ts';

/** The number of recipients per batch. */
const batchSize = 500;

/** The number of addresses that one transaction writes. */
export const chunkSize = 10_000;

/** Addresses that are valid in headers and in SMTP without encoding. Lists may contain addresses from an older rule. */
const writable = String.raw`^[^@\s<>()\[\]\\,;:"\x7f-\U0010ffff]+@[A-Za-z0-9.-]+$`;

interface Position {
  campaignId: string;
  /** The last address that is written, in lowercase; empty at the start. */
  after: string;
  /** The moment of the start: later subscribers are not recipients. */
  startedAt: Date;
}

/**
 * Writes the next ledger rows and their batches in the order of addresses: the recipients, and the skipped ones with the
 * reason. Of an address on several lists, the first chosen list counts. Returns the last address written; null when all
 * are. The batches are not due yet.
 */
export async function writeChunk(em: EntityManager, audience: Audience, position: Position): Promise<string | null> {
  const { campaignId, after, startedAt } = position;
  const [from] = await em.execute<[{ id: number; number: number }]>(
    'select coalesce(max(last_id), 0) as id, coalesce(max(number), 0) as number from newsletter_batches where campaign_id = ?',
    [campaignId],
  );
  const { segments, listIds, excludedListIds } = audience;
  const chosen = inSegments(segments);
  const unless = notExcluded(excludedListIds);
  const [bound] = await em.execute<[{ last: string | null }]>(chunkSql(chosen?.sql, unless.sql), [
    arrayLiteral(listIds),
    after,
    startedAt,
    ...(chosen?.values ?? []),
    campaignId,
    from.id,
    writable,
    writable,
    ...unless.values,
    campaignId,
    from.number,
    from.id,
  ]);
  return bound.last;
}

/** `inSegment` and `unless`: conditions on a row `s`; the second one is for people to keep. */
const chunkSql = (inSegment: string | undefined, unless: string): string => `with lists as (
       select l.id, c.place from email_lists l left join unnest(?::uuid[]) with ordinality as c (id, place) on c.id = l.id
       where l.trashed_at is null ${inSegment ? '' : 'and c.place is not null'}
     ), found as (
       select r.*, l.place, l.id as list_id from lists l cross join lateral (
         select s.email, s.first_name, s.last_name, lower(s.email) collate "C" as address
         from email_list_subscribers s
         where s.email_list_id = l.id and lower(s.email) collate "C" > ? and s.status = 'subscribed'
           and s.created_at <= ? and (l.place is not null${inSegment ? ` or ${inSegment}` : ''})
         order by lower(s.email) collate "C" limit ${chunkSize}) r
     ), bound as (
       select address as last from found order by address offset ${chunkSize - 1} limit 1
     ), people as (
       -- Every list is read up to this address.
       select distinct on (address) * from found
       where address <= coalesce((select last from bound), address) order by address, place nulls last, list_id
     ), written as (
       insert into newsletter_deliveries (campaign_id, id, email, first_name, last_name, email_list_id, status, reason)
       select ?, ? + row_number() over (order by s.address), s.email, s.first_name, s.last_name, s.list_id,
         case when m.address_hash is null and s.email ~ ? then 'queued' else 'skipped' end,
         case when m.address_hash is not null then m.reason when s.email !~ ? then 'cannot_be_written' end
       from people s left join mail_suppressions m on m.address_hash = address_hash(s.email)
       where ${unless}
       returning id, status
     ), batches as (
       insert into newsletter_batches (campaign_id, number, first_id, last_id, done_at, queued, skipped)
       select ?, ? + (id - ? - 1) / ${batchSize} + 1, min(id), max(id),
         case when not bool_or(status = 'queued') then now() end,
         count(*) filter (where status = 'queued'), count(*) filter (where status = 'skipped')
       from written group by 2
     )
     select (select last from bound) as last`;
