import { PgBoss } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';

/** Work done beside requests. `cron` in UTC. A run may be repeated after a crash, so it must bear repetition. */
export interface Job {
  name: string;
  cron: string;
  run: () => Promise<Record<string, unknown>>;
}

export interface Jobs {
  /** Runs a job soon or at a time, besides its hours. */
  nudge: (name: string, at?: Date) => void;
  stop: () => Promise<void>;
}

/** Starts the queue on the same PostgreSQL and takes up the jobs. A killed worker's job is taken over in about ten seconds. */
export async function startJobs(databaseUrl: string, jobs: readonly Job[], log: FastifyBaseLogger): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 4, superviseIntervalSeconds: 1 });
  boss.on('error', (err) => log.error({ event: 'queue_failed', err }));
  await boss.start();
  for (const { name, cron, run } of jobs) {
    await boss.createQueue(name, { retryLimit: 3, heartbeatSeconds: 10 });
    await boss.schedule(name, cron);
    await boss.work(name, { pollingIntervalSeconds: 1 }, async () =>
      log.info({ event: 'job_done', job: name, ...(await run()) }),
    );
  }
  const nudge = (name: string, at?: Date) =>
    void boss
      .send(name, {}, at && { startAfter: at })
      .catch((err: unknown) => log.error({ event: 'queue_failed', err }));
  return { nudge, stop: () => boss.stop({ graceful: true, timeout: 1_500 }) };
}
