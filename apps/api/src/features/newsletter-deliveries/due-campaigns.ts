import type { EntityManager } from '@mikro-orm/postgresql';
import { minutesOfGrace } from '@workspace/contracts/campaign-sending';
import { recordStart } from '../newsletter-campaigns/sending/begin-scheduled.ts';

/** Marks scheduled campaigns that are more than an hour late: they wait for a staff member. */
export function markLateCampaigns(em: EntityManager): Promise<void> {
  return em.transactional(async (inside) => {
    const late = await inside.execute<{ id: string }[]>(
      `update newsletter_campaigns set status = 'late', updated_at = now()
       where status = 'scheduled' and scheduled_at < now() - make_interval(mins => ?) returning id`,
      [minutesOfGrace],
    );
    for (const { id } of late) await recordStart(inside, id, 'late');
  });
}

/** Returns the ids of the scheduled campaigns whose time has come, in its order. */
export async function findDueCampaigns(em: EntityManager): Promise<string[]> {
  const due = await em.execute<{ id: string }[]>(
    `select id from newsletter_campaigns where status = 'scheduled' and scheduled_at <= now() order by scheduled_at`,
  );
  return due.map(({ id }) => id);
}
