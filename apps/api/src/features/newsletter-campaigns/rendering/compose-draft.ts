import type { EntityManager } from '@mikro-orm/postgresql';
import { composeMessage } from './compose-message.ts';
import { contentOf, type Composable } from '../content/content-of.ts';
import { listsInMail } from '../audience/lists-in-mail.ts';
import type { MailSettings } from '../mail-settings.ts';
import { findFieldTypes } from '../content/merge-field-keys.ts';
import { preheaderOf } from '../content/message-content.ts';
import type { NewsletterCampaignEntity } from '../newsletter-campaign-entity.ts';
import type { CampaignMessage } from './write-messages.ts';

/** `senderName`: of a variant. */
type Draft = Composable & Pick<NewsletterCampaignEntity, 'id'> & { senderName?: string | undefined };

/** Composes the message that would be stored if sending started now. */
export async function composeDraft(
  em: EntityManager,
  campaign: Draft,
  { settings, date }: { settings: MailSettings; date: Date },
): Promise<CampaignMessage & { preheader: string }> {
  const content = await contentOf(em, campaign, settings);
  const { id: campaignId, subject, senderName, tracksClicks } = campaign;
  const lists = await listsInMail(em, campaign);
  const preheader = preheaderOf(content);
  const fieldTypes = await findFieldTypes(em);
  return {
    campaignId,
    ...lists,
    subject,
    senderName,
    preheader,
    tracksClicks,
    date,
    fieldTypes,
    ...composeMessage(content),
  };
}
