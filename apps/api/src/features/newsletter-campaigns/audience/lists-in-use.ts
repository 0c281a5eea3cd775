import type { EntityManager } from '@mikro-orm/postgresql';
import { listsSql } from './campaign-lists.ts';

/**
 * Returns the names of campaigns that are sending to a list, are scheduled or wait for confirmation, or exclude it: such
 * a list must not be deleted. One that is sending to a segment may have recipients of any list.
 */
export async function campaignsInProgress(em: EntityManager, emailListId: string): Promise<string[]> {
  const campaigns = await em.execute<{ name: string }[]>(
    `select c.name from newsletter_campaigns c
     where c.sequence_id is null and c.status in ('scheduled', 'late', 'sending', 'paused')
       and (?::uuid = any (${listsSql('c')} || c.excluded_list_ids)
         or c.segment_ids <> '{}' and c.status in ('sending', 'paused'))
     order by c.created_at`,
    [emailListId],
  );
  return campaigns.map(({ name }) => name);
}
