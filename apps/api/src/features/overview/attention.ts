import type { EntityManager } from '@mikro-orm/postgresql';
import { waitingSql } from '../mail-providers/waiting-emails.ts';
import { providerName } from '../mail-providers/named-providers.ts';
import { systemPrincipal } from '@workspace/contracts/audit-log';
import { claimsByName } from '@workspace/contracts/claims/register';
import { attentionKinds, type Attention, type AttentionItem } from '@workspace/contracts/overview';

type Kind = Attention['kind'];
/** The kinds that are rows of the database. */
type CountedKind = Exclude<Kind, 'missing_settings' | 'expiring_claims'>;
type Row = { id: string; title: string; at?: string | Date | null; count?: number; total: number };

/** The most items of one kind. */
const mostItems = 5;
const hour = 3_600_000;
const day = 24 * hour;

const waitingRequests = `select id, first_name || ' ' || last_name as title, due_at as at from contacts
  where answered_at is null and archived_at is null and spam_at is null`;

const sending = `exists (select from mail_provider_states where paused_until > now())
  and b.campaign_id in (select id from newsletter_campaigns where status = 'sending')`;

interface Query {
  sql: string;
  times: (now: number) => number[];
  /** Returns the name of a row for people, where it has another one. */
  titleOf?: (title: string) => string;
}

/** Each query returns the most urgent rows, with the number of all in `total`. `?` is the time in its key. */
const queries: Record<CountedKind, Query> = {
  late_requests: {
    sql: `${waitingRequests} and due_at < ? order by due_at, id`,
    times: (now) => [now],
  },
  soon_late_requests: {
    sql: `${waitingRequests} and due_at >= ? and soon_at < ? order by due_at, id`,
    times: (now) => [now, now],
  },
  unsent_replies: {
    sql: `select c.id, c.first_name || ' ' || c.last_name as title, e.created_at as at
      from contact_emails e join contacts c on c.id = e.contact_id
      where e.status in ('failed', 'uncertain') and c.archived_at is null and c.spam_at is null
        and not exists (select from contact_emails l
          where l.contact_id = e.contact_id and l.created_at > e.created_at and l.status <> 'received')
      order by e.created_at, e.id`,
    times: () => [],
  },
  late_campaigns: {
    sql: `select id, name as title, scheduled_at as at from newsletter_campaigns
      where status = 'late' order by scheduled_at, id`,
    times: () => [],
  },
  uncertain_campaigns: {
    sql: `select c.id, c.name as title, c.started_at as at, sum(b.uncertain)::int as count
      from newsletter_campaigns c join newsletter_batches b on b.campaign_id = c.id
      where b.uncertain > 0 group by c.id order by c.started_at desc, c.id`,
    times: () => [],
  },
  digest_drafts: {
    sql: `select c.id, c.name as title, r.ran_at as at, r.posts as count
      from list_digest_runs r join newsletter_campaigns c on c.id = r.campaign_id
      where c.status = 'draft' order by r.ran_at, c.id`,
    times: () => [],
  },
  braked_campaigns: {
    sql: `select id, name as title, paused_at as at, (paused_because->>'count')::int as count
      from newsletter_campaigns where status = 'paused' and paused_because is not null order by paused_at, id`,
    times: () => [],
  },
  returned_campaigns: {
    sql: `select c.id, c.name as title, max(a.at) as at, (select count(*)::int from newsletter_deliveries d
        where d.campaign_id = c.id and d.failure = 'bad_mailbox' and d.reason = 'came_back') as count
      from audit_log a join newsletter_campaigns c on c.id::text = a.resource_id and c.status <> 'paused'
      where a.person = '${systemPrincipal}' and a.resource = 'newsletter-campaigns' and a.action = 'doubtBounces' and a.at > ?
      group by c.id order by max(a.at) desc`,
    times: (now) => [now - 7 * day],
  },
  paused_providers: {
    sql: `select s.provider as id, s.provider as title, s.paused_until as at, waiting.count
      from mail_provider_states s join (${waitingSql(sending)}) waiting on waiting.provider = s.provider
      where s.paused_until > now() order by waiting.count desc, s.provider`,
    times: () => [],
    titleOf: providerName,
  },
  failed_linkedin_posts: {
    sql: `select p.id, p.title, l.begun_at as at from linkedin_posts l join blog_posts p on p.id = l.blog_post_id
      where l.status = 'failed' and p.trashed_at is null order by l.begun_at desc nulls last, p.id`,
    times: () => [],
  },
  waiting_linkedin_posts: {
    sql: `select p.id, p.title, l.created_at as at from linkedin_posts l join blog_posts p on p.id = l.blog_post_id
      where l.status = 'waiting' and l.created_at < ? and p.trashed_at is null order by l.created_at, p.id`,
    times: (now) => [now - hour],
  },
  old_drafts: {
    sql: `select id, title, updated_at as at from blog_posts
      where status = 'draft' and trashed_at is null and updated_at < ? order by updated_at, id`,
    times: (now) => [now - 14 * day],
  },
};

/** Settings that parts of the product need, and that are not set. */
export type MissingSettings = Readonly<Record<'model' | 'newsletter', readonly string[]>>;

/** Returns what needs a person, the most urgent kind first. */
export async function attentionAt(em: EntityManager, now: number, missing: MissingSettings): Promise<Attention[]> {
  const found: Attention[] = [];
  for (const kind of attentionKinds) {
    const { total, items } = await itemsOf(em, kind, now, missing);
    if (total > 0) found.push({ kind, total, items });
  }
  return found;
}

async function itemsOf(em: EntityManager, kind: Kind, now: number, missing: MissingSettings) {
  if (kind === 'missing_settings') return atMost(settingsOf(missing));
  if (kind === 'expiring_claims') return atMost(claimsAt(now));
  const { sql, times, titleOf = (title: string) => title } = queries[kind];
  const rows = await em.execute<Row[]>(
    `select found.*, count(*) over ()::int as total from (${sql}) found limit ${mostItems}`,
    times(now).map((time) => new Date(time)),
  );
  return { total: rows[0]?.total ?? 0, items: rows.map((row) => ({ ...toItem(row), title: titleOf(row.title) })) };
}

const toItem = ({ id, title, at = null, count = 0 }: Row): AttentionItem => ({
  id,
  title,
  at: at && new Date(at).toISOString(),
  count: count || null,
});

const atMost = (items: AttentionItem[]) => ({ total: items.length, items: items.slice(0, mostItems) });

const settingsOf = (missing: MissingSettings): AttentionItem[] =>
  Object.entries(missing)
    .filter(([, names]) => names.length > 0)
    .map(([id, names]) => ({ id, title: names.join(', '), at: null, count: null }));

/** Claims that end within 30 days, or that have ended, the first end first. They are valid on their whole last day. */
const claimsAt = (now: number): AttentionItem[] =>
  [...claimsByName]
    .map(([id, { value, wording, validUntil }]) => ({
      id,
      title: `${value} ${wording}`,
      at: new Date(Date.parse(validUntil) + day).toISOString(),
      count: null,
    }))
    .filter(({ at }) => Date.parse(at) <= now + 30 * day)
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
