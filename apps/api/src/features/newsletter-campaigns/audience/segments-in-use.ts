import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Returns the names of campaigns that a segment is still needed for: not started, or started and still to be undone. A
 * started campaign has its own copy of the rules.
 */
export async function campaignsToSegment(em: EntityManager, segmentId: string): Promise<string[]> {
  const campaigns = await em.execute<{ name: string }[]>(
    `select name from newsletter_campaigns
     where ?::uuid = any (segment_ids) and (status in ('draft', 'scheduled', 'late')
       or status in ('sending', 'paused') and sends_at > now())
     order by created_at`,
    [segmentId],
  );
  return campaigns.map(({ name }) => name);
}
