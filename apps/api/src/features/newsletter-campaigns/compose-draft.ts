import type { EntityManager } from '@mikro-orm/postgresql';
import { composeCampaign } from './compose-campaign.ts';
import { contentOf } from './content-of.ts';
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
  const { id: campaignId, emailListId: listId, subject, tracksClicks } = campaign;
  return { campaignId, listId, listName: content.listName, subject, tracksClicks, date, ...composeCampaign(content) };
}
