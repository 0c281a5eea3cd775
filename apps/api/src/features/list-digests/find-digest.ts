import type { EntityManager } from '@mikro-orm/postgresql';
import type { DigestRun, ListDigest } from '@workspace/contracts/list-digests';
import { digestTimes } from './digest-times.ts';

type Plan = Pick<ListDigest, 'isOn' | 'day' | 'hour'>;
type Run = Omit<DigestRun, 'at'> & { at: Date };

const mostShown = 12;

/** Returns the digest of a list with its last months. */
export async function findDigest(em: EntityManager, listId: string, zone: string, now: number): Promise<ListDigest> {
  const [stored] = await em.execute<Plan[]>(
    'select is_on as "isOn", day, hour from list_digests where email_list_id = ?',
    [listId],
  );
  const runs = await em.execute<Run[]>(
    `select month, ran_at as at, posts, campaign_id as "campaignId" from list_digest_runs
     where email_list_id = ? order by month desc limit ${mostShown}`,
    [listId],
  );
  const plan = stored ?? { isOn: false, day: 1, hour: 9 };
  return {
    ...plan,
    zone,
    nextAt: plan.isOn ? new Date(digestTimes(plan, zone, now).next.at).toISOString() : null,
    runs: runs.map(({ at, ...run }) => ({ ...run, at: new Date(at).toISOString() })),
  };
}
