import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { recordSystemCounts } from '../features/audit-log/record-system-change.ts';
import { pruneSessions } from '../features/auth/session-store.ts';
import { deleteOldDraftHistory } from '../features/draft-history/store-draft-history.ts';
import { deleteDayKeys } from '../features/blog-post-views/day-key.ts';
import { emptyTrash } from '../features/blog-posts/trash-post.ts';
import { emptyListTrash } from '../features/email-lists/empty-list-trash.ts';
import { deleteOldClicks } from '../features/newsletter-clicks/delete-old-clicks.ts';
import { deleteOldSignUps } from '../features/pending-sign-ups/delete-old-sign-ups.ts';
import { deleteDue } from '../features/retention/delete-due.ts';
import { retentionRules } from '../features/retention/retention-rules.ts';
import { removeDeletedValues } from '../features/subscriber-fields/remove-values.ts';
import { deleteStaleImports } from '../features/subscriber-imports/maintain-imports.ts';
import { unsubscribeSuppressed } from '../features/suppressions/unsubscribe-suppressed.ts';
import type { Job } from './jobs.ts';

export type RetentionJobName =
  | 'apply-retention'
  | 'empty-trash'
  | 'forget-clicks'
  | 'forget-imports'
  | 'forget-sign-ups'
  | 'forget-visitors'
  | 'prune-draft-history'
  | 'prune-sessions'
  | 'remove-field-values';

const trashOfPosts = { origin: 'empty-trash', action: 'emptyTrash', resource: 'blog-posts' };
const oldClicks = { origin: 'forget-clicks', action: 'deleteOldClicks', resource: 'newsletter-campaigns' };
const oldSignUps = { origin: 'forget-sign-ups', action: 'deleteOldSignUps', resource: 'email-lists' };
const lateSuppressions = { origin: 'forget-imports', action: 'unsubscribeSuppressed', resource: 'email-lists' };
const oldDrafts = { origin: 'prune-draft-history', action: 'deleteOldDraftHistory', resource: 'ai-drafts' };

type RetentionJob = Job & { name: RetentionJobName };

/** Jobs that delete expired data. Deletions of what staff see leave an entry in the audit log, with their number. */
export function retentionJobs(orm: MikroORM): RetentionJob[] {
  const newEm = () => orm.em.fork();
  const today = () => new Date().toISOString().slice(0, 10);
  return [
    {
      name: 'empty-trash',
      cron: '41 3 * * *',
      run: async () => ({
        ...(await recordSystemCounts(newEm(), trashOfPosts, emptyTrash)),
        ...(await emptyListTrash(newEm())),
      }),
    },
    { name: 'forget-clicks', cron: '47 3 * * *', run: () => recordSystemCounts(newEm(), oldClicks, deleteOldClicks) },
    {
      name: 'forget-sign-ups',
      cron: '57 3 * * *',
      run: () => recordSystemCounts(newEm(), oldSignUps, (inside) => deleteOldSignUps(inside, new Date())),
    },
    { name: 'remove-field-values', cron: '51 3 * * *', run: () => removeDeletedValues(newEm()) },
    {
      name: 'forget-imports',
      cron: '23 4 * * *',
      run: async () => ({
        ...(await deleteStaleImports(orm, new Date())),
        ...(await recordSystemCounts(newEm(), lateSuppressions, unsubscribeSuppressed)),
      }),
    },
    {
      name: 'prune-draft-history',
      cron: '33 4 * * *',
      run: () => recordSystemCounts(newEm(), oldDrafts, (inside) => deleteOldDraftHistory(inside, new Date())),
    },
    { name: 'apply-retention', cron: '43 4 * * *', run: (_queue, signal) => applyRules(newEm, signal) },
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
