import type { JobName } from '../apps/api/src/jobs/job-list.ts';
import { publishedDatabase } from '../tools/config.ts';
import { enqueueJob } from '../tools/enqueue-job.ts';

/** Enqueues a job now, so that a test does not wait for its minute. */
export const runJob = (name: JobName): Promise<void> => enqueueJob(publishedDatabase(), name);
