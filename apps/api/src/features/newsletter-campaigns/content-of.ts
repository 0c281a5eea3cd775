import type { EntityManager } from '@mikro-orm/postgresql';
import type { AudienceFields } from './audience.ts';
import { findFirstList } from './find-first-list.ts';
import type { MailSettings } from './mail-settings.ts';
import type { MessageContent } from './message-content.ts';
import type { NewsletterCampaignEntity } from './newsletter-campaign-entity.ts';
import { postsInMail } from './posts-in-mail.ts';

/** The fields of a campaign that determine its message. */
export type Composable = AudienceFields & Pick<NewsletterCampaignEntity, 'subject' | 'blogPostIds' | 'tracksClicks'>;

/** Loads the current content of a campaign's message. */
export async function contentOf(
  em: EntityManager,
  { subject, blogPostIds, emailListId, tracksClicks }: Composable,
  { publicOrigin, postalAddress }: MailSettings,
): Promise<MessageContent> {
  const [posts, list] = await Promise.all([
    postsInMail(em.fork(), blogPostIds, publicOrigin),
    findFirstList(em.fork(), emailListId),
  ]);
  return { subject, posts, listName: list.name, siteUrl: publicOrigin, postalAddress, tracksClicks };
}
