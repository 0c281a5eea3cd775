import type { EntityManager } from '@mikro-orm/postgresql';
import { listsInMail } from './lists-in-mail.ts';
import { findFieldTypes } from './merge-field-keys.ts';
import type { MailSettings } from './mail-settings.ts';
import { NewsletterCampaignEntity } from './newsletter-campaign-entity.ts';
import { messageWriter, type CampaignMessage } from './write-messages.ts';

type Writer = ReturnType<typeof messageWriter>;

/** More campaigns than this are rarely sent at the same time. */
const maxCached = 4;

/** Returns the message writers of the campaigns being sent. Each campaign is composed once per process. */
export function campaignWriters(newEm: () => EntityManager, settings: MailSettings): (campaignId: string) => Writer {
  const cached = new Map<string, Writer>();
  return (campaignId) => {
    const known = cached.get(campaignId);
    if (known) return known;
    if (cached.size >= maxCached) cached.delete(cached.keys().next().value!);
    const made = findSentContent(newEm(), campaignId).then((campaign) => messageWriter(campaign, settings));
    cached.set(campaignId, made);
    made.catch(() => cached.delete(campaignId));
    return made;
  };
}

/** Loads the message that was stored when sending started. Later changes of its posts do not reach it. */
export async function findSentContent(em: EntityManager, id: string): Promise<CampaignMessage> {
  const campaign = await em.findOneOrFail(NewsletterCampaignEntity, { id }, { populate: ['html', 'text'] });
  return {
    campaignId: campaign.id,
    ...(await listsInMail(em, campaign)),
    fieldTypes: await findFieldTypes(em),
    subject: campaign.subject,
    tracksClicks: campaign.tracksClicks,
    html: campaign.html!,
    text: campaign.text!,
    date: campaign.startedAt!,
  };
}
