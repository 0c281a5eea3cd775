import type { EntityManager } from '@mikro-orm/postgresql';
import { composeCampaign } from './compose-campaign.ts';
import { contentOf, type Composable } from './content-of.ts';
import type { MailSettings } from './mail-settings.ts';
import { preheaderOf } from './message-content.ts';
import type { NewsletterCampaignEntity } from './newsletter-campaign-entity.ts';
import type { CampaignMessage } from './write-messages.ts';

type Draft = Composable & Pick<NewsletterCampaignEntity, 'id'>;

/** Composes the message that would be stored if sending started now. */
export async function composeDraft(
  em: EntityManager,
  campaign: Draft,
  { settings, date }: { settings: MailSettings; date: Date },
): Promise<CampaignMessage & { preheader: string }> {
  const content = await contentOf(em, campaign, settings);
  const { id: campaignId, emailListId: listId, subject, tracksClicks } = campaign;
  const preheader = preheaderOf(content);
  const { listName } = content;
  return { campaignId, listId, listName, subject, preheader, tracksClicks, date, ...composeCampaign(content) };
}
