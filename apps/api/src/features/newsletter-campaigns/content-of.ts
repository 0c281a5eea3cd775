import type { EntityManager } from '@mikro-orm/postgresql';
import { EmailListEntity } from '../email-lists/email-list-entity.ts';
import { blocksInMail } from './blocks-in-mail.ts';
import { blocksOf } from './blocks-of.ts';
import type { MailSettings } from './mail-settings.ts';
import type { MessageContent } from './message-content.ts';
import type { NewsletterCampaignEntity } from './newsletter-campaign-entity.ts';

/** The fields of a campaign that determine its message. */
export type Composable = Pick<
  NewsletterCampaignEntity,
  'subject' | 'preheader' | 'blocks' | 'template' | 'blogPostIds' | 'emailListId' | 'tracksClicks'
>;

/** The columns of a `Composable` in SQL. */
export const composableColumns = `subject, preheader, blocks, template, blog_post_ids as "blogPostIds",
  email_list_id as "emailListId", tracks_clicks as "tracksClicks"`;

/** Loads the current content of a campaign's message. */
export async function contentOf(
  em: EntityManager,
  { subject, preheader, template, emailListId, tracksClicks, ...composable }: Composable,
  { publicOrigin, postalAddress }: MailSettings,
): Promise<MessageContent> {
  const [blocks, list] = await Promise.all([
    blocksInMail(em.fork(), blocksOf(composable), publicOrigin),
    em.fork().findOneOrFail(EmailListEntity, { id: emailListId }),
  ]);
  return {
    subject,
    preheader,
    template,
    blocks,
    listName: list.name,
    siteUrl: publicOrigin,
    postalAddress,
    tracksClicks,
  };
}
