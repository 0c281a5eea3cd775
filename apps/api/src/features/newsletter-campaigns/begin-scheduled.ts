import type { EntityManager } from '@mikro-orm/postgresql';
import { beginSending } from './begin-sending.ts';
import type { MailSettings } from './mail-settings.ts';
import { NewsletterCampaignEntity } from './newsletter-campaign-entity.ts';
import { stopsFor } from './preflight.ts';

/** Starts a due campaign. One that fails the pre-flight waits for a staff member, like a late one. */
export async function beginScheduled(em: EntityManager, id: string, settings: MailSettings): Promise<boolean> {
  const campaign = await em.findOne(NewsletterCampaignEntity, { id, status: 'scheduled' });
  if (!campaign) return false;
  if ((await stopsFor(em, campaign, settings)).length === 0) return beginSending(em, id, settings);
  await em.nativeUpdate(
    NewsletterCampaignEntity,
    { id, status: 'scheduled' },
    { status: 'late', updatedAt: new Date() },
  );
  return false;
}
