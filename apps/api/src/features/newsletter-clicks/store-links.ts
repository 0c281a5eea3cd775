import type { EntityManager } from '@mikro-orm/postgresql';
import type { PostInMail } from '../newsletter-campaigns/message-content.ts';

/** Stores the articles of a message with counted links when it is composed. Duplicates are stored once. */
export async function storeLinks(em: EntityManager, campaignId: string, posts: readonly PostInMail[]): Promise<void> {
  const links = posts.map(({ slug, title }, index) => ({ number: index + 1, slug, title }));
  await em.execute(
    `insert into newsletter_links (campaign_id, number, slug, title)
     select ?, l.number, l.slug, l.title from jsonb_to_recordset(?::jsonb) as l(number smallint, slug text, title text)
     order by l.number on conflict do nothing`,
    [campaignId, JSON.stringify(links)],
  );
}
