import type { EntityManager } from '@mikro-orm/postgresql';
import { recordSystemChange } from '../../audit-log/record-system-change.ts';
import { beginSending } from './begin-sending.ts';
import type { MailSettings } from '../mail-settings.ts';
import { NewsletterCampaignEntity } from '../newsletter-campaign-entity.ts';
import { findImporting } from '../preflight/check-audience.ts';
import { stopsFor } from '../preflight/preflight.ts';

/**
 * Starts a due campaign. One that fails the pre-flight waits for a staff member, like a late one; an import into one of
 * its lists only delays it. It cannot be undone: there was time until now.
 */
export async function beginScheduled(em: EntityManager, id: string, settings: MailSettings): Promise<boolean> {
  const campaign = await em.findOne(NewsletterCampaignEntity, { id, status: 'scheduled' });
  if (!campaign) return false;
  if (await findImporting(em, campaign)) return false;
  const checkedAt = campaign.updatedAt;
  const { stops, people } = await stopsFor(em, campaign, settings);
  if (stops.length === 0) {
    const record = (inside: EntityManager) => recordStart(inside, id, 'sending');
    return Boolean(await beginSending(em, id, settings, { checkedAt, people, secondsToUndo: 0, record }));
  }
  await em.transactional(async (inside) => {
    const late = { status: 'late', updatedAt: new Date() } as const;
    const changed = await inside.nativeUpdate(NewsletterCampaignEntity, { id, status: 'scheduled' }, late);
    if (changed > 0) await recordStart(inside, id, 'late');
  });
  return false;
}

/** Leaves the audit entry of a scheduled campaign at its time: it started, or waits for staff. */
export function recordStart(inside: EntityManager, id: string, status: 'sending' | 'late'): Promise<void> {
  return recordSystemChange(inside, {
    origin: 'sweep-newsletters',
    action: status === 'sending' ? 'startScheduledCampaign' : 'holdScheduledCampaign',
    resource: 'newsletter-campaigns',
    resourceId: id,
    changes: { status: ['scheduled', status] },
  });
}
