import { wrap } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { findCampaignOrFail } from '../find-campaign.ts';
import { NewsletterCampaignEntity } from '../newsletter-campaign-entity.ts';

const ending = ' (copy)';
const longestName = 200;

/** The fields that belong to one sending, or follow from others. All others are content and recipients, and are copied. */
const ownFields = [
  'id',
  'emailListName',
  'audienceNames',
  'excludedListNames',
  'sentAt',
  'recipientCount',
  'status',
  'scheduledAt',
  'startedAt',
  'sendsAt',
  'finishedAt',
  'html',
  'text',
  'variantMessages',
  'testEndsAt',
  'winner',
  'decision',
  'webToken',
  'sequenceId',
  'createdAt',
  'updatedAt',
] as const satisfies (keyof NewsletterCampaignEntity)[];

/** Stores a copy of a campaign as a draft. Throws `CampaignNotFound`. */
export async function copyOf(em: EntityManager, id: string, createdBy: string): Promise<NewsletterCampaignEntity> {
  const campaign = await findCampaignOrFail(em, id);
  const own: ReadonlySet<string> = new Set(ownFields);
  const content = Object.fromEntries(Object.entries(wrap(campaign).toPOJO()).filter(([field]) => !own.has(field)));
  const name = campaign.name.slice(0, longestName - ending.length) + ending;
  const copy = em.create(NewsletterCampaignEntity, {
    ...(content as Pick<NewsletterCampaignEntity, 'subject'>),
    name,
    createdBy,
  });
  await em.flush();
  return findCampaignOrFail(em, copy.id);
}
