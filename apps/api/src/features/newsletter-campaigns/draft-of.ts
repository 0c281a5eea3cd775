import type { EntityManager } from '@mikro-orm/postgresql';
import { composeCampaign } from './compose-campaign.ts';
import { contentOf } from './content-of.ts';
import type { MailSettings } from './mail-settings.ts';
import type { NewsletterCampaignEntity } from './newsletter-campaign-entity.ts';
import type { Frozen } from './write-messages.ts';

/** Returns the message as it would be frozen if sending started now. */
export async function draftOf(
  em: EntityManager,
  campaign: NewsletterCampaignEntity,
  { settings, date }: { settings: MailSettings; date: Date },
): Promise<Frozen> {
  const content = await contentOf(em, campaign, settings);
  const { id: campaignId, emailListId: listId, subject, tracksClicks } = campaign;
  return { campaignId, listId, listName: content.listName, subject, tracksClicks, date, ...composeCampaign(content) };
}
