import type { EntityManager } from '@mikro-orm/postgresql';
import { everyMinute } from '../../jobs/every-minute.ts';
import type { Job, PieceJob } from '../../jobs/jobs.ts';
import { splitConnections, withoutShaping, type Shaping } from '../mail-providers/shaping.ts';
import { closeCancelled } from './close-cancelled.ts';
import { runBatch, type BatchDeps } from './run-batch.ts';
import type { BatchRef } from './batch-rows.ts';
import { openPreparations, prepareLedger, type Grouping } from './prepare-ledger.ts';
import { dueBatches, dueCampaigns, finishCampaigns } from './reconcile-campaigns.ts';

const reconcileName = 'sweep-newsletters';
const batchName = 'send-newsletter-batch';
const providerBatchName = 'send-provider-batch';
const preparationName = 'write-newsletter-ledger';

/** Reconciles campaigns: starts due ones, enqueues a job for every open batch, finishes completed ones. */
export function reconcileJob(
  newEm: () => EntityManager,
  begin: (campaignId: string) => Promise<boolean>,
  { keys }: Pick<Shaping, 'keys'> = withoutShaping,
): Job & { name: typeof reconcileName } {
  return {
    name: reconcileName,
    cron: everyMinute,
    run: async ({ enqueueAll }) => {
      const carry = async () => {
        const batches = await dueBatches(newEm());
        // A batch that a crashed worker left, or gave back, does not wait for the rest of the campaign.
        const pieces = batches.map(({ campaignId, number, firstId, provider }) => ({
          key: `${campaignId} ${number}`,
          data: { campaignId, number },
          priority: -firstId,
          group: provider,
        }));
        const [named = [], others = []] = [true, false].map((isNamed) =>
          pieces.filter(({ group }) => keys.includes(group) === isNamed),
        );
        await enqueueAll(providerBatchName, named);
        await enqueueAll(batchName, others);
        const preparations = await openPreparations(newEm());
        await enqueueAll(
          preparationName,
          preparations.map((campaignId) => ({ key: campaignId, data: { campaignId } })),
        );
        return pieces.length;
      };
      const batches = await carry();
      const finished = await finishCampaigns(newEm());
      await closeCancelled(newEm());
      // Last, so that a campaign that cannot start does not delay the others.
      const due = await dueCampaigns(newEm());
      for (const id of due) await begin(id);
      return { begun: due.length, batches: due.length > 0 ? await carry() : batches, finished };
    },
  };
}

/** Sends one batch of recipients of any provider. The reconcile job schedules the remaining recipients at their time. */
export function batchJob(deps: BatchDeps): PieceJob {
  return { name: batchName, pairs: 2, run: runBatchOf(deps) };
}

/** Sends one batch of a provider with limits. Many may wait, because each provider has its own pace. */
export function providerBatchJob(deps: BatchDeps): PieceJob {
  const { keys, limitsOf } = deps.gate.shaping;
  const groups = new Map(keys.map((key) => [key, splitConnections(limitsOf(key)).batches]));
  return { name: providerBatchName, pairs: 8, groups, run: runBatchOf(deps) };
}

const runBatchOf =
  (deps: BatchDeps): PieceJob['run'] =>
  async (data, signal, { enqueue }) => {
    const ref = data as BatchRef;
    const dueIn = await runBatch(deps, ref, signal, () => enqueue(reconcileName));
    // Delayed until this job has ended, because the reconcile job does not enqueue a duplicate.
    if (typeof dueIn === 'number') enqueue(reconcileName, new Date(Date.now() + Math.max(1, dueIn) * 1_000));
    else if (await isLast(deps.newEm(), ref)) enqueue(reconcileName);
    return { ...ref };
  };

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
