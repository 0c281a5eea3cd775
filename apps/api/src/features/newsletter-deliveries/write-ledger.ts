import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral } from '../../database/text-array.ts';
import { otherProviders } from '../mail-providers/named-providers.ts';
import { domainOf } from '../mail-providers/provider-states.ts';
import { inSegments, notExcluded, type Audience } from '../newsletter-campaigns/audience.ts';

/** The number of recipients per batch. */
const batchSize = 500;

/** The number of addresses that one transaction writes. */
export const chunkSize = 10_000;

/** Addresses that are valid in headers and in SMTP without encoding. Lists may contain addresses from an older rule. */
const writable = String.raw`^[^@\s<>()\[\]\\,;:"\x7f-\U0010ffff]+@[A-Za-z0-9.-]+$`;

/** The next addresses of an audience. */
export interface Position {
  /** The last address that is written, in lowercase; empty at the start. */
  after: string;
  /** The moment of the start: later subscribers are not recipients. */
  startedAt: Date;
}

/**
 * Writes the next ledger rows and their batches in the order of addresses: the recipients, and the skipped ones with the
 * reason. Of an address on several lists, the first chosen list counts. Each of `providers` gets batches of its own.
 * Returns the last address written; null when all are. The batches are not due yet.
 */
export async function writeChunk(
  em: EntityManager,
  campaignId: string,
  audience: Audience,
  { after, startedAt, providers }: Position & { providers: readonly string[] },
): Promise<string | null> {
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
    arrayLiteral(providers),
    writable,
    writable,
    ...unless.values,
    campaignId,
    from.id,
    campaignId,
    from.number,
    from.id,
    from.id,
  ]);
  return bound.last;
}

/** Returns the domains of the next addresses whose provider is not known, or not any more. */
export async function newDomains(
  em: EntityManager,
  { segments, listIds }: Audience,
  { after, startedAt }: Position,
): Promise<string[]> {
  const chosen = inSegments(segments);
  const rows = await em.execute<{ domain: string }[]>(
    `${peopleSql(chosen?.sql)}
     select domain from (select distinct ${domainOf('s.email')} as domain from people s) d
     where not exists (select from mail_domains m where m.domain = d.domain and m.expires_at > now())`,
    [arrayLiteral(listIds), after, startedAt, ...(chosen?.values ?? [])],
  );
  return rows.map(({ domain }) => domain);
}

/** SQL of the next `people`. `inSegment`: a condition on a row `s`. */
const peopleSql = (inSegment: string | undefined): string => `with lists as (
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
     )`;

/** `inSegment` and `unless`: conditions on a row `s`; the second one is for people to keep. */
const chunkSql = (inSegment: string | undefined, unless: string): string => `${peopleSql(inSegment)}, judged as (
       select s.*, case when p.provider = any (?::text[]) then p.provider else '${otherProviders}' end as provider,
         case when m.address_hash is null and s.email ~ ? then 'queued' else 'skipped' end as status,
         case when m.address_hash is not null then m.reason when s.email !~ ? then 'cannot_be_written' end as reason
       from people s left join mail_suppressions m on m.address_hash = address_hash(s.email)
         left join mail_domains p on p.domain = ${domainOf('s.email')}
       where ${unless}
     ), numbered as (
       -- A batch is a range of ids, and of one provider.
       select *, row_number() over (order by provider, address) as n,
         (row_number() over (partition by provider order by address) - 1) / ${batchSize} as part
       from judged s
     ), written as (
       insert into newsletter_deliveries (campaign_id, id, email, first_name, last_name, email_list_id, status, reason)
       select ?, ? + s.n, s.email, s.first_name, s.last_name, s.list_id, s.status, s.reason from numbered s
     ), batches as (
       insert into newsletter_batches (campaign_id, provider, number, first_id, last_id, done_at, queued, skipped)
       select ?, provider, ? + row_number() over (order by provider, part), ? + min(n), ? + max(n),
         case when not bool_or(status = 'queued') then now() end,
         count(*) filter (where status = 'queued'), count(*) filter (where status = 'skipped')
       from numbered group by provider, part
     )
     select (select last from bound) as last`;
