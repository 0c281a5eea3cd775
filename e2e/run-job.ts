import { setTimeout as sleep } from 'node:timers/promises';
import type { JobName } from '../apps/api/src/jobs/job-list.ts';
import { startQueueClient } from '../apps/api/src/jobs/jobs.ts';
import { publishedDatabase } from '../tools/config.ts';

const quiet = { info: () => {}, debug: () => {}, warn: () => {}, error: console.error };

/** Enqueues a job now, so that a test does not wait for its minute. */
export async function runJob(name: JobName): Promise<void> {
  const queue = await startQueueClient(publishedDatabase(), quiet as never);
  queue.enqueue(name);
  await sleep(300);
  await queue.close();
}
