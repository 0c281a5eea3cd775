import type { EntityManager } from '@mikro-orm/postgresql';
import { everyMinute } from '../../jobs/every-minute.ts';
import type { Job, PieceJob, Queue } from '../../jobs/jobs.ts';
import { decideTests } from '../campaign-ab-tests/decide-tests.ts';
import { lanesOf, withoutShaping, type Lane, type Shaping } from '../mail-providers/shaping.ts';
import { closeCancelled } from './close-cancelled.ts';
import { runBatch, type BatchDeps } from './run-batch.ts';
import type { BatchRef } from './batch-rows.ts';
import { openPreparations, prepareLedger, type Grouping } from './prepare-ledger.ts';
import { dueBatches, nextBatch } from './due-batches.ts';
import { findDueCampaigns, markLateCampaigns } from './due-campaigns.ts';
import { finishCampaigns } from './finish-campaigns.ts';
import { watchBlocks } from './watch-blocks.ts';

const reconcileName = 'sweep-newsletters';
const batchName = 'send-newsletter-batch';
const laneName = 'send-to-provider';
/** The queue gives a job an hour. */
const laneMilliseconds = 10 * 60_000;
const preparationName = 'write-newsletter-ledger';

interface ReconcileOptions {
  shaping?: Shaping | undefined;
  /** Pauses campaigns with too many complaints or blocks. */
  brake?: (() => Promise<unknown>) | undefined;
}

/** Reconciles campaigns: starts due ones, enqueues a job for every open batch, finishes completed ones. */
export function reconcileJob(
  newEm: () => EntityManager,
  begin: (campaignId: string) => Promise<boolean>,
  { shaping = withoutShaping, brake }: ReconcileOptions = {},
): Job & { name: typeof reconcileName } {
  return {
    name: reconcileName,
    cron: everyMinute,
    isTimed: true,
    run: async ({ enqueueAll }) => {
      await brake?.();
      const carry = () => enqueueDue(newEm, enqueueAll, shaping);
      const decided = await decideTests(newEm());
      const batches = await carry();
      const finished = await finishCampaigns(newEm());
      await closeCancelled(newEm());
      // Last, so that a campaign that cannot start does not delay the others.
      await markLateCampaigns(newEm());
      const due = await findDueCampaigns(newEm());
      for (const id of due) await begin(id);
      return { begun: due.length, batches: due.length > 0 ? await carry() : batches, decided, finished };
    },
  };
}

/** Enqueues a job for each due batch, or for its lane, and for each ledger to write. Returns the number of batches. */
async function enqueueDue(
  newEm: () => EntityManager,
  enqueueAll: Queue['enqueueAll'],
  shaping: Shaping,
): Promise<number> {
  const isNamed = ({ provider }: { provider: string }) => shaping.keys.includes(provider);
  const batches = await dueBatches(newEm());
  // A batch that a crashed worker left, or gave back, does not wait for the rest of the campaign.
  const pieces = batches
    .filter((batch) => !isNamed(batch))
    .map(({ campaignId, number, firstId }) => ({
      key: `${campaignId} ${number}`,
      data: { campaignId, number },
      priority: -firstId,
    }));
  await enqueueAll(batchName, pieces);
  const lanes = lanesOf(shaping, new Set(batches.filter(isNamed).map(({ provider }) => provider)));
  await enqueueAll(
    laneName,
    lanes.map((lane) => ({ key: `${lane.provider} ${lane.lane}`, data: lane })),
  );
  const preparations = await openPreparations(newEm());
  await enqueueAll(
    preparationName,
    preparations.map((campaignId) => ({ key: campaignId, data: { campaignId } })),
  );
  return batches.length;
}

/** Sends one batch. The reconcile job schedules the remaining recipients at their time. */
export function batchJob(deps: BatchDeps): PieceJob {
  const sending = { deps, watch: watchBlocks() };
  return {
    name: batchName,
    pairs: 2,
    run: async (data, signal, queue) => {
      await sendBatch(sending, data as BatchRef, signal, queue);
      return { ...data };
    },
  };
}

/**
 * Sends the batches of one lane of a provider, one after the other: the queue runs each lane once, so its lanes bound the
 * connections to a provider. Each worker has room for all lanes, because a provider may be slow.
 */
export function laneJob(deps: BatchDeps): PieceJob {
  const sending = { deps, watch: watchBlocks() };
  const { shaping } = deps.gate;
  return {
    name: laneName,
    pairs: lanesOf(shaping, shaping.keys).length,
    run: async (data, signal, queue) => {
      const lane = data as Lane;
      const end = performance.now() + laneMilliseconds;
      const tried: BatchRef[] = [];
      while (!signal.aborted && performance.now() < end) {
        // A batch that cannot go on now is tried again by the next job.
        const next = await nextBatch(deps.newEm(), lane, tried);
        if (!next) break;
        tried.push(next);
        await sendBatch(sending, next, signal, queue);
      }
      queue.enqueue(reconcileName, new Date(Date.now() + 1_000));
      return { ...lane, batches: tried.length };
    },
  };
}

interface Sending {
  deps: BatchDeps;
  /** Shared by the batches of a worker. */
  watch: ReturnType<typeof watchBlocks>;
}

async function sendBatch(
  { deps, watch }: Sending,
  ref: BatchRef,
  signal: AbortSignal,
  { enqueue }: Queue,
): Promise<void> {
  const onOutcomes: BatchDeps['onOutcomes'] = (provider, outcomes) => {
    deps.onOutcomes?.(provider, outcomes);
    // Later than the counters of the batch, which the brake reads.
    watch(outcomes, () => enqueue(reconcileName, new Date(Date.now() + 1_000)));
  };
  const dueIn = await runBatch({ ...deps, onOutcomes }, ref, signal, () => enqueue(reconcileName));
  // Delayed until this job has ended, because the reconcile job does not enqueue a duplicate.
  if (typeof dueIn === 'number') enqueue(reconcileName, new Date(Date.now() + Math.max(1, dueIn) * 1_000));
  else if (await isLast(deps.newEm(), ref)) enqueue(reconcileName);
}

/** Writes the ledger of a large campaign, or removes one after Undo. */
export function preparationJob(newEm: () => EntityManager, grouping?: Grouping): PieceJob {
  return {
    name: preparationName,
    pairs: 1,
    run: async (data, signal, { enqueue }) => {
      const { campaignId } = data as Pick<BatchRef, 'campaignId'>;
      await prepareLedger(newEm, campaignId, { signal, grouping });
      // A stopped worker's rest does not wait for the next minute either.
      enqueue(reconcileName);
      return { campaignId };
    },
  };
}

async function isLast(em: EntityManager, { campaignId }: BatchRef): Promise<boolean> {
  const open = await em.execute<unknown[]>(
    'select from newsletter_batches where campaign_id = ? and done_at is null limit 1',
    [campaignId],
  );
  return open.length === 0;
}
