import type { EntityManager } from '@mikro-orm/postgresql';
import { retryWhileUnreachable } from '../../database/retry-while-unreachable.ts';
import { learnDomains, type LearnDeps } from '../mail-providers/learn-domains.ts';
import type { FixedSegment } from '../newsletter-campaigns/audience/audience.ts';
import { listsSql } from '../newsletter-campaigns/audience/campaign-lists.ts';
import { abPlanSql, type AbPlan } from '../campaign-ab-tests/draw-test.ts';
import { clearChunk } from './clear-ledger.ts';
import { newDomains, writeChunk } from './write-ledger.ts';

interface Preparation {
  step: 'clear' | 'write';
  after: string;
  segments: FixedSegment[];
  isUnderWay: boolean;
  startedAt: Date;
  listIds: string[];
  excludedListIds: string[];
  abTest: AbPlan;
}

/** Returns the campaigns whose ledger is being written, or removed after Undo. */
export async function openPreparations(em: EntityManager): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>('select campaign_id as id from newsletter_preparations order by 1');
  return rows.map(({ id }) => id);
}

/** The providers with batches of their own, and the means to learn which one a domain has. */
export interface Grouping extends LearnDeps {
  keys: readonly string[];
}

/**
 * Completes the preparation of a campaign, unless it is stopped: the next worker continues after its last chunk. Without
 * `grouping`, batches are of any provider.
 */
export async function prepareLedger(
  newEm: () => EntityManager,
  id: string,
  { signal, grouping }: { signal?: AbortSignal; grouping?: Grouping | undefined } = {},
): Promise<void> {
  for (let isOpen = true; isOpen && !signal?.aborted;) {
    if (grouping) await retryWhileUnreachable(() => learnNext(newEm(), id, grouping));
    isOpen = await retryWhileUnreachable(() => newEm().transactional((em) => prepareChunk(em, id, grouping?.keys)));
  }
}

/** Learns the providers of the next chunk outside of its transaction, as lookups may take seconds. */
async function learnNext(em: EntityManager, id: string, grouping: Grouping): Promise<void> {
  const found = await findPreparation(em, id);
  if (!found?.isUnderWay || found.step !== 'write') return;
  await learnDomains(em, await newDomains(em, found, found), grouping);
}

/**
 * Takes one step of a preparation, in the transaction that also stores its position: a worker that dies loses the step,
 * and nothing else. Returns true while more are left.
 */
export async function prepareChunk(
  inside: EntityManager,
  id: string,
  providers: readonly string[] = [],
): Promise<boolean> {
  // Workers, Undo and a new start take turns. The position is read by the next statement, which sees their changes.
  await inside.execute('select from newsletter_campaigns where id = ? for no key update', [id]);
  const found = await findPreparation(inside, id);
  if (!found) return false;
  const { step, isUnderWay, after, startedAt, abTest, ...audience } = found;
  if (step === 'clear') {
    if (!(await clearChunk(inside, id))) return true;
    await inside.execute(`update newsletter_preparations set step = 'write' where campaign_id = ?`, [id]);
    return isUnderWay || end(inside, id);
  }
  // A cancelled campaign keeps the part that is written.
  if (!isUnderWay) return end(inside, id);
  const last = await writeChunk(inside, id, audience, { after, startedAt, abTest, providers });
  if (last === null) return complete(inside, id);
  await inside.execute('update newsletter_preparations set after = ? where campaign_id = ?', [last, id]);
  return true;
}

async function findPreparation(em: EntityManager, id: string): Promise<Preparation | undefined> {
  const [found] = await em.execute<Preparation[]>(
    `select p.step, p.after, p.segments, c.status in ('sending', 'paused') as "isUnderWay", c.started_at as "startedAt",
       to_json(${listsSql('c')}) as "listIds", to_json(c.excluded_list_ids) as "excludedListIds",
       ${abPlanSql} as "abTest"
     from newsletter_preparations p join newsletter_campaigns c on c.id = p.campaign_id where p.campaign_id = ?`,
    [id],
  );
  return found;
}

async function end(inside: EntityManager, id: string): Promise<false> {
  await inside.execute('delete from newsletter_preparations where campaign_id = ?', [id]);
  await inside.execute('delete from newsletter_batches where campaign_id = ? and number = 0', [id]);
  return false;
}

/** The batches are due as soon as the start cannot be undone any more. */
async function complete(inside: EntityManager, id: string): Promise<false> {
  await end(inside, id);
  await inside.execute(
    `update newsletter_campaigns c set sends_at = greatest(c.sends_at, now()), recipient_count = (
       select coalesce(sum(queued), 0) from newsletter_batches b where b.campaign_id = c.id)
     where c.id = ?`,
    [id],
  );
  await inside.execute(
    `update newsletter_batches set due_at = (select sends_at from newsletter_campaigns where id = ?)
     where campaign_id = ? and done_at is null and not waits`,
    [id, id],
  );
  // Until PostgreSQL next analyzes the tables by itself, its planner would assume an empty ledger and scan all of it
  // per batch.
  const [month] = await inside.execute<{ name: string }[]>(
    'select tableoid::regclass::text as name from newsletter_deliveries where campaign_id = ? limit 1',
    [id],
  );
  await inside.execute(`analyze newsletter_batches${month ? `, ${month.name}` : ''}`);
  return false;
}
