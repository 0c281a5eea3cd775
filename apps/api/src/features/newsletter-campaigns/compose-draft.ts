import type { EntityManager } from '@mikro-orm/postgresql';
import { composeMessage } from './compose-message.ts';
import { contentOf } from './content-of.ts';
import { listsInMail } from './lists-in-mail.ts';
import type { MailSettings } from './mail-settings.ts';
import type { NewsletterCampaignEntity } from './newsletter-campaign-entity.ts';
import type { CampaignMessage } from './write-messages.ts';

/** Composes the message that would be stored if sending started now. */
export async function composeDraft(
  em: EntityManager,
  campaign: NewsletterCampaignEntity,
  { settings, date }: { settings: MailSettings; date: Date },
): Promise<CampaignMessage> {
  const content = await contentOf(em, campaign, settings);
  const { id: campaignId, subject, tracksClicks } = campaign;
  return { campaignId, ...(await listsInMail(em, campaign)), subject, tracksClicks, date, ...composeMessage(content) };
}
