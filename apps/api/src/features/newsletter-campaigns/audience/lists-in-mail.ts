import type { EntityManager } from '@mikro-orm/postgresql';
import { findFirstList } from './find-first-list.ts';
import type { NewsletterCampaignEntity } from '../newsletter-campaign-entity.ts';
import type { CampaignMessage } from '../rendering/write-messages.ts';

/** Returns the first list of a campaign, and the names of all lists: a segment has people of any list. */
export async function listsInMail(
  em: EntityManager,
  { emailListId }: Pick<NewsletterCampaignEntity, 'emailListId'>,
): Promise<Pick<CampaignMessage, 'listId' | 'listName' | 'listNames'>> {
  const first = await findFirstList(em, emailListId);
  const lists = await em.execute<{ id: string; name: string }[]>('select id, name from email_lists');
  return { listId: first.id, listName: first.name, listNames: new Map(lists.map(({ id, name }) => [id, name])) };
}
