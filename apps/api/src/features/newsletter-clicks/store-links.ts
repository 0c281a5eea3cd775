import type { EntityManager } from '@mikro-orm/postgresql';
import type { CountedLink } from '../newsletter-campaigns/content/counted-links.ts';

/**
 * Stores the counted links of a message when it is composed, under numbers after `last`. An article that is there twice
 * is stored once.
 */
export async function storeLinks(
  em: EntityManager,
  campaignId: string,
  links: readonly CountedLink[],
  last = 0,
): Promise<void> {
  await em.execute(
    `insert into newsletter_links (campaign_id, number, slug, title, url, block)
     select ?, l.number, l.slug, l.title, l.url, l.block
     from jsonb_to_recordset(?::jsonb) as l(number smallint, slug text, title text, url text, block smallint)
     order by l.number on conflict do nothing`,
    [campaignId, JSON.stringify(links.map((link, index) => ({ ...link, number: last + index + 1 })))],
  );
}
