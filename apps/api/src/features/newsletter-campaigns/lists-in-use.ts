import type { EntityManager } from '@mikro-orm/postgresql';
import { NewsletterCampaignEntity } from './newsletter-campaign-entity.ts';

/** The names of campaigns that a list is being sent, or will be by itself: such a list must not be deleted. */
export async function campaignsInProgress(em: EntityManager, emailListId: string): Promise<string[]> {
  const campaigns = await em.find(NewsletterCampaignEntity, {
    emailListId,
    status: { $in: ['scheduled', 'sending', 'paused'] },
  });
  return campaigns.map(({ name }) => name);
}
