import { setTimeout as sleep } from 'node:timers/promises';
import type { JobName } from '../apps/api/src/jobs/job-list.ts';
import { startQueueClient } from '../apps/api/src/jobs/jobs.ts';

const quiet = { info: () => {}, debug: () => {}, warn: () => {}, error: console.error };

/** Enqueues a job of a running product, so that it does not wait for its schedule. */
export async function enqueueJob(databaseUrl: string, name: JobName): Promise<void> {
  const queue = await startQueueClient(databaseUrl, quiet as never);
  queue.enqueue(name);
  await sleep(500);
  await queue.close();
}
