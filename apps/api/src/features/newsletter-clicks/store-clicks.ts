import type { EntityManager } from '@mikro-orm/postgresql';
import { clickRetentionDays } from '@workspace/contracts/newsletter-clicks';
import { erased } from '../mail-preferences/erased.ts';
import { judgeClicks, type Click, type ClickJudgment } from './judge-clicks.ts';

/** A new click. Its unique `id` makes storing idempotent. */
export interface NewClick {
  id: string;
  campaignId: string;
  delivery: number;
  slug: string;
  at: string;
  client: string;
  isMachine: boolean;
}

/** More clicks of one message change nothing: no reader clicks so often. */
const maxClicksPerEmail = 200;

/** The last hour with its own figure in the statistics. */
const lastHour = 30 * 24;

/**
 * SQL condition on a campaign `c`: its clicks are still stored per reader. After they are deleted, no new ones are
 * counted. A step of a sequence is sent for years: its single clicks are deleted by their own age.
 */
export const storesClicks = `c.tracks_clicks and (c.sequence_id is not null or c.started_at > now() - make_interval(days => ${clickRetentionDays}))`;

/**
 * Locks all changes of clicks until this transaction ends, so that two processes do not classify the same message at
 * once.
 */
export const lockClicks = (em: EntityManager) =>
  em.execute(`select pg_advisory_xact_lock(hashtext('newsletter_clicks'))`);

/**
 * Stores clicks, each once, and reclassifies all clicks of the same messages. Clicks of a campaign that does not count
 * them (any more), of a link that was not in it, or of an erased recipient are not stored.
 */
export function storeClicks(em: EntityManager, clicks: readonly NewClick[]): Promise<void> {
  return em.transactional(async (inside) => {
    await lockClicks(inside);
    const touched = await inside.execute<EmailRef[]>(
      `with new as (
         insert into newsletter_clicks (id, campaign_id, delivery_id, link, at, client, is_machine)
         select n.id, d.campaign_id, d.id, l.number, n.at, n.client, n."isMachine"
         from jsonb_to_recordset(?::jsonb) as n(id uuid, "campaignId" uuid, delivery integer, slug text,
           at timestamptz, client text, "isMachine" boolean)
         join newsletter_campaigns c on c.id = n."campaignId" and ${storesClicks}
         join newsletter_deliveries d on d.campaign_id = c.id and d.id = n.delivery and d.email <> '${erased}'
         join newsletter_links l on l.campaign_id = c.id and l.slug = n.slug
         where (select count(*) from newsletter_clicks o where o.campaign_id = d.campaign_id and o.delivery_id = d.id)
           < ${maxClicksPerEmail}
         on conflict do nothing returning campaign_id, delivery_id
       )
       select distinct campaign_id as "campaignId", delivery_id as delivery from new`,
      [JSON.stringify(clicks)],
    );
    if (touched.length > 0) await reclassify(inside, touched);
  });
}

interface EmailRef {
  campaignId: string;
  delivery: number;
}

/** Named in a statement, they let it plan the partitions of their months alone. */
const campaignsOf = (rows: readonly { campaignId: string }[]): string[] => [
  ...new Set(rows.map(({ campaignId }) => campaignId)),
];

type Row = Click & EmailRef & { links: number; handedOverAt: number | null };

async function reclassify(em: EntityManager, touched: readonly EmailRef[]): Promise<void> {
  const rows = await em.execute<Row[]>(
    `select k.id, k.campaign_id as "campaignId", k.delivery_id as delivery, k.link, k.client, k.standing,
       k.is_machine as "isMachine", extract(epoch from k.at)::float8 * 1000 as at,
       case when d.status = 'handed_over' then extract(epoch from d.changed_at)::float8 * 1000 end as "handedOverAt",
       (select count(*)::int from newsletter_links l where l.campaign_id = k.campaign_id) as links
     from jsonb_to_recordset(?::jsonb) as t("campaignId" uuid, delivery integer)
     join newsletter_clicks k on k.campaign_id = t."campaignId" and k.delivery_id = t.delivery
     join newsletter_deliveries d on d.campaign_id = k.campaign_id and d.id = k.delivery_id
     where k.campaign_id in (?)`,
    [JSON.stringify(touched), campaignsOf(touched)],
  );
  const messages = Map.groupBy(rows, ({ campaignId, delivery }) => `${campaignId} ${delivery}`);
  const judgments = new Map([...messages.values()].flatMap((clicks) => [...judgeClicks(clicks, clicks[0]!)]));
  const changed = rows.filter(({ id, standing }) => judgments.get(id) !== standing);
  if (changed.length === 0) return;
  await storeJudgments(
    em,
    changed.map(({ id, campaignId }) => ({ id, campaignId, standing: judgments.get(id)! })),
  );
}

/** Stores the new classifications and applies the difference to the statistics. */
async function storeJudgments(
  em: EntityManager,
  judged: { id: string; campaignId: string; standing: ClickJudgment }[],
): Promise<void> {
  await em.execute(
    `with judged as (
       update newsletter_clicks k set standing = j.standing
       from jsonb_to_recordset(?::jsonb) as j(id uuid, "campaignId" uuid, standing text)
       where k.campaign_id = j."campaignId" and k.id = j.id and k.campaign_id in (?)
       returning k.campaign_id, k.link, k.at, old.standing as was, new.standing as is_now
     ), differences as (
       select campaign_id, link, at, was as standing, -1 as difference from judged where was is not null
       union all select campaign_id, link, at, is_now, 1 from judged
     )
     insert into newsletter_click_figures as f (campaign_id, link, hour, new_readers, link_readers, clicks, scanner_hits)
     ${figuresOf('differences')}
     on conflict (campaign_id, link, hour) do update set new_readers = f.new_readers + excluded.new_readers,
       link_readers = f.link_readers + excluded.link_readers, clicks = f.clicks + excluded.clicks,
       scanner_hits = f.scanner_hits + excluded.scanner_hits`,
    [JSON.stringify(judged), campaignsOf(judged)],
  );
}

/** Aggregates the changes of the statistics from rows of campaign, link, time, standing and difference. */
export const figuresOf = (rows: string): string => `
  select r.campaign_id, r.link,
    least(greatest(floor(extract(epoch from r.at - c.started_at) / 3600), 0), ${lastHour})::smallint as hour,
    coalesce(sum(r.difference) filter (where r.standing = 'first'), 0) as new_readers,
    coalesce(sum(r.difference) filter (where r.standing in ('first', 'first_of_link')), 0) as link_readers,
    coalesce(sum(r.difference) filter (where r.standing <> 'scanner'), 0) as clicks,
    coalesce(sum(r.difference) filter (where r.standing = 'scanner'), 0) as scanner_hits
  from ${rows} r join newsletter_campaigns c on c.id = r.campaign_id group by 1, 2, 3 order by 1, 2, 3`;
