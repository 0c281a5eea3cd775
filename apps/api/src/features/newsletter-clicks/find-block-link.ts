import type { EntityManager } from '@mikro-orm/postgresql';
import { blockLinkKey } from '@workspace/contracts/counted-links';
import { DomainError } from '../../domain-error.ts';
import { contentOf } from '../newsletter-campaigns/content/content-of.ts';
import { countedLinks } from '../newsletter-campaigns/content/counted-links.ts';
import type { MailSettings } from '../newsletter-campaigns/mail-settings.ts';
import { NewsletterCampaignEntity } from '../newsletter-campaigns/newsletter-campaign-entity.ts';
import type { ReaderClaims } from './reader-token.ts';

/** Thrown for an invalid token, and for a link that its campaign does not have. */
export class LinkNotFound extends DomainError<'not_found'> {
  constructor() {
    super('not_found', 'This link leads nowhere. It may have been cut short.');
  }
}

/**
 * Returns the address of a link of a text or a button. Tests and previews of a draft have the links of its content now.
 * Throws `LinkNotFound`.
 */
export async function findBlockLink(
  em: EntityManager,
  { campaignId, delivery }: ReaderClaims,
  number: number,
  settings: MailSettings,
): Promise<string> {
  const slug = blockLinkKey(number);
  const [stored] = await em.execute<{ url: string }[]>(
    'select url from newsletter_links where campaign_id = ? and slug = ? and url is not null',
    [campaignId, slug],
  );
  if (stored) return stored.url;
  const draft = delivery === 0 && (await em.findOne(NewsletterCampaignEntity, { id: campaignId }));
  const links = draft ? countedLinks(await contentOf(em, draft, settings)) : [];
  const url = links.find((link) => link.slug === slug)?.url;
  if (!url) throw new LinkNotFound();
  return url;
}
