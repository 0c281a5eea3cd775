import type { EntityManager } from '@mikro-orm/postgresql';
import { everyMinute } from '../../jobs/every-minute.ts';
import type { Job } from '../../jobs/jobs.ts';
import type { Grouping } from '../newsletter-deliveries/prepare-ledger.ts';
import { advanceSequences } from './advance-sequences.ts';

const name = 'advance-sequences';
export type SequenceJobName = typeof name;

/** Enqueues the emails of sequences whose time has come. */
export const advanceJob = (
  newEm: () => EntityManager,
  grouping: Grouping | undefined,
): Job & { name: SequenceJobName } => ({
  name,
  cron: everyMinute,
  run: async ({ enqueue }, signal) => {
    const result = await advanceSequences(newEm, { signal, grouping });
    if (result.advanced > 0) enqueue('sweep-newsletters');
    return result;
  },
});
