import type { EntityManager } from '@mikro-orm/postgresql';
import { issuePath } from '@workspace/contracts/newsletter-issues';
import { forkInside } from '../../../database/fork-inside.ts';
import type { AudienceFields } from '../audience/audience.ts';
import { blocksInMail } from './blocks-in-mail.ts';
import { blocksOf } from './blocks-of.ts';
import { findFirstList } from '../audience/find-first-list.ts';
import type { MailSettings } from '../mail-settings.ts';
import type { MessageContent } from './message-content.ts';
import type { NewsletterCampaignEntity } from '../newsletter-campaign-entity.ts';

/** The fields of a campaign that determine its message. */
export type Composable = AudienceFields &
  Pick<
    NewsletterCampaignEntity,
    'subject' | 'preheader' | 'blocks' | 'template' | 'blogPostIds' | 'tracksClicks' | 'hasWebLink' | 'webToken'
  >;

/** Loads the current content of a campaign's message. */
export async function contentOf(
  em: EntityManager,
  { subject, preheader, template, emailListId, tracksClicks, hasWebLink, webToken, ...composable }: Composable,
  { publicOrigin, postalAddress }: MailSettings,
): Promise<MessageContent> {
  const inside = forkInside(em);
  const blocks = await blocksInMail(inside, blocksOf(composable), publicOrigin);
  const list = await findFirstList(inside, emailListId);
  return {
    subject,
    preheader,
    template,
    blocks,
    listName: list.name,
    siteUrl: publicOrigin,
    postalAddress,
    tracksClicks,
    webUrl: hasWebLink ? publicOrigin + issuePath(webToken) : undefined,
  };
}
