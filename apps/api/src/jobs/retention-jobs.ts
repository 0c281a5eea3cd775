import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { recordSystemCounts } from '../features/audit-log/record-system-change.ts';
import { pruneSessions } from '../features/auth/session-store.ts';
import { deleteDayKeys } from '../features/blog-post-views/day-key.ts';
import { emptyDeletedLists } from '../features/email-lists/empty-deleted-lists.ts';
import { deleteOldClicks } from '../features/newsletter-clicks/delete-old-clicks.ts';
import { deleteDue } from '../features/retention/delete-due.ts';
import { retentionRules } from '../features/retention/retention-rules.ts';
import { removeDeletedValues } from '../features/subscriber-fields/remove-values.ts';
import { dropStaleStages } from '../features/subscriber-imports/stage-table.ts';
import { unsubscribeSuppressed } from '../features/suppressions/unsubscribe-suppressed.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Job } from './jobs.ts';

export type RetentionJobName =
  | 'apply-retention'
  | 'empty-trash'
  | 'forget-clicks'
  | 'forget-imports'
  | 'forget-visitors'
  | 'prune-sessions'
  | 'remove-field-values';

const lateSuppressions = { origin: 'forget-imports', action: 'unsubscribeSuppressed', resource: 'email-lists' };

type RetentionJob = Job & { name: RetentionJobName };

/** Jobs that delete expired data. Deletions of what staff see leave an entry in the audit log, with their number. */
export function retentionJobs(orm: MikroORM): RetentionJob[] {
  const newEm = () => orm.em.fork();
  const today = () => new Date().toISOString().slice(0, 10);
  return [
    { name: 'apply-retention', cron: '31 3 * * *', run: (_queue, signal) => applyRules(newEm, signal) },
    { name: 'empty-trash', cron: '41 3 * * *', run: () => emptyDeletedLists(newEm()) },
    { name: 'forget-clicks', cron: '47 3 * * *', run: () => deleteOldClicks(newEm) },
    { name: 'remove-field-values', cron: '51 3 * * *', run: () => removeDeletedValues(newEm()) },
    {
      name: 'forget-imports',
      cron: '23 4 * * *',
      run: async () => {
        await inTransaction(orm, dropStaleStages);
        return recordSystemCounts(newEm(), lateSuppressions, unsubscribeSuppressed);
      },
    },
    { name: 'forget-visitors', cron: '1 0 * * *', run: () => deleteDayKeys(newEm(), today()) },
    { name: 'prune-sessions', cron: '17 * * * *', run: async () => ({ pruned: await pruneSessions(newEm()) }) },
  ];
}

async function applyRules(newEm: () => EntityManager, signal: AbortSignal): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {};
  for (const rule of retentionRules)
    deleted[rule.key] = await deleteDue(newEm(), rule, { now: new Date(), origin: 'apply-retention', signal });
  return deleted;
}
