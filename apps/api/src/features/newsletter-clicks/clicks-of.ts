import type { EntityManager } from '@mikro-orm/postgresql';
import { clickHours, type CampaignClicks, type LinkClicks } from '@workspace/contracts/newsletter-clicks';

type Hour = { hour: number; readers: number; clicks: number; scannerHits: number };

/** Returns the click statistics of a campaign, which are stored beside the clicks. */
export async function clicksOf(em: EntityManager, campaignId: string): Promise<Omit<CampaignClicks, 'handedOver'>> {
  const links = await em.execute<LinkClicks[]>(
    `select l.slug, l.title, l.url, l.block, coalesce(sum(f.link_readers), 0)::int as readers,
       coalesce(sum(f.scanner_hits), 0)::int as "scannerHits"
     from newsletter_links l
     left join newsletter_click_figures f on f.campaign_id = l.campaign_id and f.link = l.number
     where l.campaign_id = ? group by l.number, l.slug, l.title, l.url, l.block order by l.number`,
    [campaignId],
  );
  const hours = await em.execute<Hour[]>(
    `select hour, sum(new_readers)::int as readers, sum(clicks)::int as clicks, sum(scanner_hits)::int as "scannerHits"
     from newsletter_click_figures where campaign_id = ? group by hour order by hour`,
    [campaignId],
  );
  const sum = (of: (hour: Hour) => number, some = hours) => some.reduce((total, hour) => total + of(hour), 0);
  const readersAt = new Map(hours.map(({ hour, readers }) => [hour, readers]));
  return {
    readers: sum(({ readers }) => readers),
    clicks: sum(({ clicks }) => clicks),
    scannerHits: sum(({ scannerHits }) => scannerHits),
    links,
    byHour: Array.from({ length: clickHours }, (_, hour) => readersAt.get(hour) ?? 0),
    later: sum(
      ({ readers }) => readers,
      hours.filter(({ hour }) => hour >= clickHours),
    ),
  };
}
