import type { EntityManager } from '@mikro-orm/postgresql';
import { NewsletterCampaignEntity } from './newsletter-campaign-entity.ts';

/** Returns the names of campaigns that are sending or scheduled to a list: such a list must not be deleted. */
export async function campaignsInProgress(em: EntityManager, emailListId: string): Promise<string[]> {
  const campaigns = await em.find(NewsletterCampaignEntity, {
    emailListId,
    status: { $in: ['scheduled', 'sending', 'paused'] },
  });
  return campaigns.map(({ name }) => name);
}
