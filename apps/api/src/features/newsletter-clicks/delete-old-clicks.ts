import type { EntityManager } from '@mikro-orm/postgresql';
import { clickRetentionDays } from '@workspace/contracts/newsletter-clicks';
import { storesClicks } from './store-clicks.ts';

/**
 * Deletes the client hashes of clicks after a day, and the clicks after the promised number of days. The statistics
 * remain.
 */
export async function deleteOldClicks(em: EntityManager): Promise<{ deleted: number }> {
  await em.execute(
    `update newsletter_clicks set client = null where client is not null and at < now() - interval '1 day'`,
  );
  const [row] = await em.execute<[{ deleted: number }]>(
    `with deleted as (
       delete from newsletter_clicks k using newsletter_campaigns c
       where c.id = k.campaign_id and (not (${storesClicks})
         or c.sequence_id is not null and k.at < now() - make_interval(days => ${clickRetentionDays})) returning 1
     )
     select count(*)::int as deleted from deleted`,
  );
  return row;
}
