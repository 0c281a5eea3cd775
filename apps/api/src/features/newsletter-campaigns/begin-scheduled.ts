import type { EntityManager } from '@mikro-orm/postgresql';
import { beginSending } from './begin-sending.ts';
import type { MailSettings } from './mail-settings.ts';
import { NewsletterCampaignEntity } from './newsletter-campaign-entity.ts';
import { findImporting } from './check-audience.ts';
import { stopsFor } from './preflight.ts';

/**
 * Starts a due campaign. One that fails the pre-flight waits for a staff member, like a late one; an import into one of
 * its lists only delays it. It cannot be undone: there was time until now.
 */
export async function beginScheduled(em: EntityManager, id: string, settings: MailSettings): Promise<boolean> {
  const campaign = await em.findOne(NewsletterCampaignEntity, { id, status: 'scheduled' });
  if (!campaign) return false;
  if (await findImporting(em, campaign)) return false;
  const { stops, people } = await stopsFor(em, campaign, settings);
  if (stops.length === 0) return Boolean(await beginSending(em, id, settings, { people, secondsToUndo: 0 }));
  await em.nativeUpdate(
    NewsletterCampaignEntity,
    { id, status: 'scheduled' },
    { status: 'late', updatedAt: new Date() },
  );
  return false;
}
