import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { composeMessage } from '../newsletter-campaigns/rendering/compose-message.ts';
import { contentOf } from '../newsletter-campaigns/content/content-of.ts';
import type { MailSettings } from '../newsletter-campaigns/mail-settings.ts';
import { NewsletterCampaignEntity } from '../newsletter-campaigns/newsletter-campaign-entity.ts';
import { extendPausedRetries } from '../newsletter-deliveries/batch-ledger.ts';
import { withStepLinks } from './with-step-links.ts';

/**
 * Lets the campaign of a step send, and stores its message. The message is a variant of the campaign: a changed one is a
 * further variant, so that an email keeps the content that it was queued with, also when it is tried again.
 */
export async function startStep(inside: EntityManager, campaignId: string, settings: MailSettings): Promise<void> {
  const populate = ['variantMessages'] as const;
  const found = { populate, refresh: true };
  const campaign = await inside.findOneOrFail(NewsletterCampaignEntity, { id: campaignId }, found);
  const content = await withStepLinks(inside, campaign, await contentOf(inside, campaign, settings));
  const { html, text } = composeMessage(content);
  const message = { subject: campaign.subject, senderName: '', html, text };
  const versions = campaign.variantMessages ?? [];
  // The database orders the keys of a version anew.
  const isNew = !isDeepStrictEqual(versions.at(-1), message);
  await extendPausedRetries(inside, campaignId);
  await inside.execute(
    `update newsletter_campaigns set status = 'sending', started_at = coalesce(started_at, now()),
       sends_at = coalesce(sends_at, now()), updated_at = now(), paused_because = null, html = ?, text = ?,
       variant_messages = ?::jsonb
     where id = ?`,
    [html, text, JSON.stringify(isNew ? [...versions, message] : versions), campaignId],
  );
  // An open batch that is never due keeps the campaign from being finished, also by an earlier release.
  await inside.execute(
    `insert into newsletter_batches (campaign_id, number, first_id, last_id) values (?, 0, 0, 0) on conflict do nothing`,
    [campaignId],
  );
}
