import type { EntityManager } from '@mikro-orm/postgresql';
import { recordSystemChange } from '../audit-log/record-system-change.ts';
import { decideByClicks } from './compare-variants.ts';
import { figuresOf } from './figures-of.ts';
import { storeDecision } from './store-decision.ts';

const hasTest = `cardinality(c.subjects) + cardinality(c.sender_names) > 0`;

/** Starts the waiting time of complete tests, and decides those whose time is over. Returns the number of decisions. */
export async function decideTests(em: EntityManager): Promise<number> {
  await startWaiting(em);
  const due = await em.execute<{ id: string }[]>(
    `select c.id from newsletter_campaigns c where ${isDue} order by c.test_ends_at`,
  );
  let decided = 0;
  for (const { id } of due) if (await decide(em, id)) decided += 1;
  return decided;
}

/** The time runs from the moment when every email of the test was tried once. Retries later add to the figures. */
async function startWaiting(em: EntityManager): Promise<void> {
  await em.execute(
    `update newsletter_campaigns c set test_ends_at = now() + make_interval(mins => c.test_minutes)
     where ${hasTest} and c.status in ('sending', 'sent') and c.test_ends_at is null and c.sends_at <= now()
       and not exists (select from newsletter_preparations p where p.campaign_id = c.id)
       and not exists (
         select from newsletter_batches b where b.campaign_id = c.id and not b.waits and b.queued > 0)`,
  );
}

/** A test of all recipients is decided too: nobody waits, and the report says the result. */
const isDue = `${hasTest} and c.status in ('sending', 'sent') and c.winner is null and c.winner_by = 'clicks'
  and c.test_ends_at <= now()`;

/** Decides one test. Workers, staff and Undo take turns: the row is locked, and read again. */
function decide(em: EntityManager, id: string): Promise<boolean> {
  return em.fork().transactional(async (inside) => {
    const [campaign] = await inside.execute<{ tracksClicks: boolean; variants: number }[]>(
      `select c.tracks_clicks as "tracksClicks", greatest(cardinality(c.subjects), cardinality(c.sender_names)) as variants
       from newsletter_campaigns c where c.id = ? and ${isDue} for update`,
      [id],
    );
    if (!campaign) return false;
    const figures = await figuresOf(inside, { id, ...campaign });
    const proportions = figures.map(({ submitted, readers }) => ({ hits: readers ?? 0, people: submitted }));
    const at = new Date().toISOString();
    const decision = decideByClicks(proportions);
    await storeDecision(inside, id, { ...decision, at, by: null, figures });
    await recordSystemChange(inside, {
      origin: 'sweep-newsletters',
      action: 'decideAbTest',
      resource: 'newsletter-campaigns',
      resourceId: id,
      changes: { winner: String.fromCharCode(65 + decision.winner), reason: decision.reason },
    });
    return true;
  });
}
