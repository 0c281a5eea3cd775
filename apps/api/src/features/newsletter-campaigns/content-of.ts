import type { EntityManager } from '@mikro-orm/postgresql';
import { EmailListEntity } from '../email-lists/email-list-entity.ts';
import type { MailSettings } from './mail-settings.ts';
import type { MessageContent } from './message-content.ts';
import type { NewsletterCampaignEntity } from './newsletter-campaign-entity.ts';
import { postsInMail } from './posts-in-mail.ts';

/** The fields of a campaign that determine its message. */
export type Composable = Pick<NewsletterCampaignEntity, 'subject' | 'blogPostIds' | 'emailListId' | 'tracksClicks'>;

/** Loads the current content of a campaign's message. */
export async function contentOf(
  em: EntityManager,
  { subject, blogPostIds, emailListId, tracksClicks }: Composable,
  { publicOrigin, postalAddress }: MailSettings,
): Promise<MessageContent> {
  const [posts, list] = await Promise.all([
    postsInMail(em.fork(), blogPostIds, publicOrigin),
    em.fork().findOneOrFail(EmailListEntity, { id: emailListId }),
  ]);
  return { subject, posts, listName: list.name, siteUrl: publicOrigin, postalAddress, tracksClicks };
}
