import type { EntityManager } from '@mikro-orm/postgresql';

/** The number of rows that one transaction removes. */
const chunkSize = 20_000;

/** Removes ledger rows of an undone start. Returns true when none is left. */
export async function clearChunk(em: EntityManager, campaignId: string): Promise<boolean> {
  const [{ removed }] = await em.execute<[{ removed: number }]>(
    `with removed as (
       delete from newsletter_deliveries where campaign_id = ? and id = any (
         array(select id from newsletter_deliveries where campaign_id = ? order by id limit ${chunkSize}))
       returning 1
     )
     select count(*)::int as removed from removed`,
    [campaignId, campaignId],
  );
  return removed < chunkSize;
}
