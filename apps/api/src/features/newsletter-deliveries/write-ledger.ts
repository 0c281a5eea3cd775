import type { EntityManager } from '@mikro-orm/postgresql';
import { addressKey } from '../../database/address-key.ts';
import { arrayLiteral } from '../../database/text-array.ts';
import { drawSql, type AbPlan } from '../campaign-ab-tests/draw-test.ts';
import { otherProviders } from '../mail-providers/named-providers.ts';
import { domainKey } from '../../database/address-domain.ts';
import { inSegments, notExcluded, type Audience } from '../newsletter-campaigns/audience/audience.ts';

/** The number of recipients per batch. */
const batchSize = 500;

/** The number of addresses that one transaction writes. */
export const chunkSize = 10_000;

/** Addresses that are valid in headers and in SMTP without encoding. Lists may contain addresses from an older rule. */
export const writableAddress = String.raw`^[^@\s<>()\[\]\\,;:"\x7f-\U0010ffff]+@[A-Za-z0-9.-]+$`;

/** The next addresses of an audience. */
export interface Position {
  /** The last address that is written, in lowercase; empty at the start. */
  after: string;
  /** The moment of the start: later subscribers are not recipients. */
  startedAt: Date;
}

/**
 * Writes the next ledger rows and their batches in the order of addresses: the recipients, and the skipped ones with the
 * reason. Of an address on several lists, the first chosen list counts. Each of `providers` gets batches of its own; of an
 * A/B test, the batches outside wait for the decision. Returns the last address written; null when all are. The batches
 * are not due yet.
 */
export async function writeChunk(
  em: EntityManager,
  campaignId: string,
  audience: Audience,
  { after, startedAt, abTest, providers }: Position & { abTest: AbPlan; providers: readonly string[] },
): Promise<string | null> {
  const [from] = await em.execute<[{ id: number; number: number }]>(
    'select coalesce(max(last_id), 0) as id, coalesce(max(number), 0) as number from newsletter_batches where campaign_id = ?',
    [campaignId],
  );
  const { segments, listIds, excludedListIds } = audience;
  const chosen = inSegments(segments);
  const unless = notExcluded(excludedListIds);
  const draw = drawSql(abTest, campaignId, from.id);
  const sql = chunkSql({ inSegment: chosen?.sql, unless: unless.sql, draw: draw.sql, hasTest: abTest.variants > 0 });
  const [bound] = await em.execute<[{ last: string | null }]>(sql, [
    arrayLiteral(listIds),
    after,
    startedAt,
    ...(chosen?.values ?? []),
    arrayLiteral(providers),
    writableAddress,
    writableAddress,
    ...unless.values,
    ...draw.values,
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
     select domain from (select distinct ${domainKey('s.email')} as domain from people s) d
     where not exists (select from mail_domains m where m.domain = d.domain and m.expires_at > now())`,
    [arrayLiteral(listIds), after, startedAt, ...(chosen?.values ?? [])],
  );
  return rows.map(({ domain }) => domain);
}

interface ChunkParts {
  /** Conditions on a row `s`; the second one is for people to keep. */
  inSegment: string | undefined;
  unless: string;
  /** The variant of a row `s`. */
  draw: string;
  hasTest: boolean;
}

/** SQL of the next `people`. `inSegment`: a condition on a row `s`. */
const peopleSql = (inSegment: string | undefined): string => `with lists as (
       select l.id, c.place from email_lists l left join unnest(?::uuid[]) with ordinality as c (id, place) on c.id = l.id
       where l.trashed_at is null ${inSegment ? '' : 'and c.place is not null'}
     ), found as (
       select r.*, l.place, l.id as list_id from lists l cross join lateral (
         select s.email, s.first_name, s.last_name, ${addressKey('s.email')} as address
         from email_list_subscribers s
         where s.email_list_id = l.id and ${addressKey('s.email')} > ? and s.status = 'subscribed'
           and s.created_at <= ? and (l.place is not null${inSegment ? ` or ${inSegment}` : ''})
         order by ${addressKey('s.email')} limit ${chunkSize}) r
     ), bound as (
       select address as last from found order by address offset ${chunkSize - 1} limit 1
     ), people as (
       -- Every list is read up to this address.
       select distinct on (address) * from found
       where address <= coalesce((select last from bound), address) order by address, place nulls last, list_id
     )`;

const chunkSql = ({ inSegment, unless, draw, hasTest }: ChunkParts): string => `${peopleSql(inSegment)}, kept as (
       select s.*, case when p.provider = any (?::text[]) then p.provider else '${otherProviders}' end as provider,
         case when m.address_hash is null and s.email ~ ? then 'queued' else 'skipped' end as status,
         case when m.address_hash is not null then m.reason when s.email !~ ? then 'cannot_be_written' end as reason
       from people s left join mail_suppressions m on m.address_hash = address_hash(s.email)
         left join mail_domains p on p.domain = ${domainKey('s.email')}
       where ${unless}
     ), drawn as (
       select s.*, ${draw} from kept s
     ), grouped as (
       select s.*, ${hasTest ? 's.variant is null' : 'false'} as waits from drawn s
     ), numbered as (
       -- A batch is a range of ids, of one provider, and within a test or outside.
       select s.*, row_number() over (order by s.waits, s.provider, s.address) as n,
         (row_number() over (partition by s.waits, s.provider order by s.address) - 1) / ${batchSize} as part
       from grouped s
     ), written as (
       insert into newsletter_deliveries (campaign_id, id, email, first_name, last_name, email_list_id, status, reason,
         variant, is_in_test)
       select ?, ? + s.n, s.email, s.first_name, s.last_name, s.list_id, s.status, s.reason, s.variant,
         s.variant is not null
       from numbered s
     ), batches as (
       insert into newsletter_batches (campaign_id, provider, number, first_id, last_id, waits, done_at, queued, skipped)
       select ?, provider, ? + row_number() over (order by waits, provider, part), ? + min(n), ? + max(n), waits,
         case when not bool_or(status = 'queued') then now() end,
         count(*) filter (where status = 'queued'), count(*) filter (where status = 'skipped')
       from numbered group by waits, provider, part
     )
     select (select last from bound) as last`;
