import type { EntityManager } from '@mikro-orm/postgresql';
import { countedLinks, type CountedLink } from '../newsletter-campaigns/content/counted-links.ts';
import type { MessageContent } from '../newsletter-campaigns/content/message-content.ts';
import type { NewsletterCampaignEntity } from '../newsletter-campaigns/newsletter-campaign-entity.ts';
import { storeLinks } from '../newsletter-clicks/store-links.ts';

type Campaign = Pick<NewsletterCampaignEntity, 'id' | 'tracksClicks'>;

/**
 * Stores the counted links of a step's message, and returns its content with their numbers. Emails of earlier versions
 * keep the numbers of their links, so the links of a changed message get further ones.
 */
export async function withStepLinks(
  inside: EntityManager,
  { id, tracksClicks }: Campaign,
  content: MessageContent,
): Promise<MessageContent> {
  if (!tracksClicks) return content;
  const stored = await inside.execute<Pick<CountedLink, 'slug' | 'url'>[]>(
    'select slug, url from newsletter_links where campaign_id = ? order by number',
    [id],
  );
  const earlier = stored.filter(({ url }) => url !== null);
  const now = countedLinks(content).filter(({ url }) => url !== null);
  const last = earlier.slice(earlier.length - now.length);
  const isUnchanged = last.length === now.length && now.every(({ url }, index) => url === last[index]!.url);
  const numbered = { ...content, earlierLinks: earlier.length - (isUnchanged ? now.length : 0) };
  const known = new Set(stored.map(({ slug }) => slug));
  await storeLinks(
    inside,
    id,
    countedLinks(numbered).filter(({ slug }) => !known.has(slug)),
    stored.length,
  );
  return numbered;
}
