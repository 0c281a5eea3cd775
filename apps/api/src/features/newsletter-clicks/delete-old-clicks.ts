import type { EntityManager } from '@mikro-orm/postgresql';
import { storesClicks } from './store-clicks.ts';

/** Forgets after a day by which program a link was followed, and after the promised days who followed it. The figures stay. */
export async function deleteOldClicks(em: EntityManager): Promise<{ forgotten: number }> {
  await em.execute(
    `update newsletter_clicks set client = null where client is not null and at < now() - interval '1 day'`,
  );
  const [row] = await em.execute<[{ forgotten: number }]>(
    `with gone as (
       delete from newsletter_clicks k using newsletter_campaigns c
       where c.id = k.campaign_id and not (${storesClicks}) returning 1
     )
     select count(*)::int as forgotten from gone`,
  );
  return row;
}
