import type { EntityManager } from '@mikro-orm/postgresql';
import { EmailListEntity } from '../email-lists/email-list-entity.ts';
import type { MailSettings } from './mail-settings.ts';
import type { MessageContent } from './message-content.ts';
import type { NewsletterCampaignEntity } from './newsletter-campaign-entity.ts';
import { postsInMail } from './posts-in-mail.ts';

/** What of a campaign decides its message. */
export type Composable = Pick<NewsletterCampaignEntity, 'subject' | 'blogPostIds' | 'emailListId' | 'tracksClicks'>;

/** What a campaign's message is made of, as things are now. */
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
