import type { EntityManager } from '@mikro-orm/postgresql';
import { everyMinute } from '../../jobs/every-minute.ts';
import type { Job, PieceJob } from '../../jobs/jobs.ts';
import { closeCancelled } from './close-cancelled.ts';
import { runBatch, type BatchDeps } from './run-batch.ts';
import type { BatchRef } from './batch-rows.ts';
import { openPreparations, prepareLedger } from './prepare-ledger.ts';
import { dueBatches, dueCampaigns, finishCampaigns } from './reconcile-campaigns.ts';

const reconcileName = 'sweep-newsletters';
const batchName = 'send-newsletter-batch';
const preparationName = 'write-newsletter-ledger';

/** Reconciles campaigns: starts due ones, enqueues a job for every open batch, finishes completed ones. */
export function reconcileJob(
  newEm: () => EntityManager,
  begin: (campaignId: string) => Promise<boolean>,
): Job & { name: typeof reconcileName } {
  return {
    name: reconcileName,
    cron: everyMinute,
    run: async ({ enqueueAll }) => {
      const carry = async () => {
        const batches = await dueBatches(newEm());
        // A batch that a crashed worker left, or gave back, does not wait for the rest of the campaign.
        const pieces = batches.map(({ campaignId, number, firstId }) => ({
          key: `${campaignId} ${number}`,
          data: { campaignId, number },
          priority: -firstId,
        }));
        await enqueueAll(batchName, pieces);
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

/** Sends one batch. The reconcile job schedules the remaining recipients at their time. */
export function batchJob(deps: BatchDeps): PieceJob {
  return {
    name: batchName,
    pairs: 2,
    run: async (data, signal, { enqueue }) => {
      const ref = data as BatchRef;
      const dueIn = await runBatch(deps, ref, signal, () => enqueue(reconcileName));
      // Delayed until this job has ended, because the reconcile job does not enqueue a duplicate.
      if (typeof dueIn === 'number') enqueue(reconcileName, new Date(Date.now() + Math.max(1, dueIn) * 1_000));
      else if (await isLast(deps.newEm(), ref)) enqueue(reconcileName);
      return { ...ref };
    },
  };
}

/** Writes the ledger of a large campaign, or removes one after Undo. */
export function preparationJob(newEm: () => EntityManager): PieceJob {
  return {
    name: preparationName,
    pairs: 1,
    run: async (data, signal, { enqueue }) => {
      const { campaignId } = data as Pick<BatchRef, 'campaignId'>;
      await prepareLedger(newEm, campaignId, signal);
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
