import type { EntityManager } from '@mikro-orm/postgresql';
import { listsInMail } from '../audience/lists-in-mail.ts';
import { findFieldTypes } from '../content/merge-field-keys.ts';
import type { MailSettings } from '../mail-settings.ts';
import { NewsletterCampaignEntity } from '../newsletter-campaign-entity.ts';
import { messageWriter, type CampaignMessage, type Recipient } from '../rendering/write-messages.ts';

type Writer = ReturnType<typeof messageWriter>;

/** More campaigns than this are rarely sent at the same time. */
const maxCached = 4;

/**
 * Returns the message writers of the campaigns being sent. Each issue is composed once per process. Steps of sequences
 * are composed for each batch: their emails have the present date, and get further versions.
 */
export function campaignWriters(newEm: () => EntityManager, settings: MailSettings): (campaignId: string) => Writer {
  const cached = new Map<string, Writer>();
  return (campaignId) => {
    const known = cached.get(campaignId);
    if (known) return known;
    if (cached.size >= maxCached) cached.delete(cached.keys().next().value!);
    const made = (async () => {
      const { variants, isStep } = await findSentVariants(newEm(), campaignId);
      if (isStep) cached.delete(campaignId);
      return variantWriter(variants, settings);
    })();
    cached.set(campaignId, made);
    made.catch(() => cached.delete(campaignId));
    return made;
  };
}

/** Returns a writer that writes each recipient's variant, and the first one to those without. */
async function variantWriter(variants: readonly CampaignMessage[], settings: MailSettings): Promise<Awaited<Writer>> {
  const writers = await Promise.all(variants.map((variant) => messageWriter(variant, settings)));
  return (recipient: Recipient) => writers[recipient.variant ?? 0]!(recipient);
}

/** Loads the message of a variant that was stored when sending started; of the first one for an unknown number. */
export async function findSentContent(em: EntityManager, id: string, variant = 0): Promise<CampaignMessage> {
  const { variants } = await findSentVariants(em, id);
  return variants[variant] ?? variants[0]!;
}

/** Loads the messages that were stored when sending started. Later changes of their posts do not reach them. */
async function findSentVariants(
  em: EntityManager,
  id: string,
): Promise<{ variants: CampaignMessage[]; isStep: boolean }> {
  const populate = ['html', 'text', 'variantMessages'] as const;
  const campaign = await em.findOneOrFail(NewsletterCampaignEntity, { id }, { populate });
  const isStep = Boolean(campaign.sequenceId);
  const common = {
    campaignId: campaign.id,
    ...(await listsInMail(em, campaign)),
    fieldTypes: await findFieldTypes(em),
    tracksClicks: campaign.tracksClicks,
    date: isStep ? new Date() : campaign.startedAt!,
  };
  const only = { subject: campaign.subject, senderName: '', html: campaign.html!, text: campaign.text! };
  const variants = (campaign.variantMessages ?? [only]).map((variant) => ({ ...common, ...variant }));
  return { variants, isStep };
}
