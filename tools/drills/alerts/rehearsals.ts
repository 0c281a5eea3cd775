import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '@workspace/sandbox/mail-sink';
import { enqueueJob } from '../../enqueue-job.ts';
import type { Fleet } from '../fleet/start-fleet.ts';
import type { Switch } from '../fleet/switch.ts';
import { startCampaign } from '../load/start-campaign.ts';

/** The product under rehearsal, and its surroundings that a fault takes away. */
export interface Stage {
  fleet: Fleet;
  database: Switch;
  databasePort: number;
  replica: { stop: () => Promise<void> };
  mail: { fault: Fault | undefined };
}

/** Begins a fault. Resolves with a function that ends it, or undefined for a fault that stays. */
export type Rehearsal = (stage: Stage) => Promise<(() => Promise<unknown>) | undefined>;

/** A port on which nothing listens. */
const nowhere = 1;

/** Repeats until it is ended; the fault itself may fail, as it does when the product is away. */
function repeating(act: () => Promise<unknown>, pauseMs: number): () => Promise<void> {
  let isOn = true;
  const loop = (async () => {
    while (isOn) {
      await act().catch(() => {});
      await sleep(pauseMs);
    }
  })();
  return async () => {
    isOn = false;
    await loop;
  };
}

/** Locks the table of posts for a time, as a migration without a lock timeout does. */
const lockPosts = ({ fleet }: Stage, seconds: number) =>
  fleet.orm.em.fork().transactional(async (em) => {
    await em.execute('lock table blog_posts in access exclusive mode');
    await sleep(seconds * 1_000);
  });

/** Sends a campaign to a mail server with a fault. */
const faultySending =
  (fault: Fault, recipients: number): Rehearsal =>
  async ({ fleet, mail }) => {
    // An earlier fault has slowed the provider.
    await fleet.orm.em.fork().execute('delete from mail_provider_states');
    mail.fault = fault;
    await startCampaign(fleet, recipients);
    return async () => {
      mail.fault = undefined;
    };
  };

async function endWorkers({ fleet }: Stage): Promise<() => Promise<unknown>> {
  const workers = fleet.copies.worker;
  await Promise.all(workers.map((copy) => copy.end('SIGTERM')));
  return () => Promise.all(workers.map((copy) => copy.start()));
}

/** The fault that makes the condition of each alert true. */
export const rehearsals: Record<string, Rehearsal> = {
  ServerDown: async ({ fleet }) => {
    const [copy] = fleet.copies.console;
    await copy!.end('SIGKILL');
    return () => copy!.start();
  },
  RequestsFail: async ({ database, databasePort }) => {
    database.moveTo(nowhere);
    return async () => database.moveTo(databasePort);
  },
  RequestsSlow: async (stage) => repeating(() => lockPosts(stage, 2.5), 100),
  ConnectionsExhausted: async (stage) => {
    const api = stage.fleet.copies.API[0]!.origin;
    const search = () => fetch(`${api}/api/blog-posts?pageSize=12&search=${Math.random()}`).then((it) => it.text());
    const ends = [repeating(() => lockPosts(stage, 4), 20), ...Array.from({ length: 40 }, () => repeating(search, 20))];
    return () => Promise.all(ends.map((end) => end()));
  },
  ReplicaAway: async ({ replica }) => {
    await replica.stop();
    return undefined;
  },
  EventLoopBlocked: async ({ fleet }) => {
    const pid = fleet.copies.site[0]!.pid!;
    const stop = repeating(async () => {
      process.kill(pid, 'SIGSTOP');
      await sleep(500);
      process.kill(pid, 'SIGCONT');
    }, 300);
    return async () => {
      await stop();
      process.kill(pid, 'SIGCONT');
    };
  },
  JobsLate: async (stage) => {
    const startWorkers = await endWorkers(stage);
    await enqueueJob(stage.fleet.databaseUrl, 'send-confirmations');
    return startWorkers;
  },
  NoWorker: endWorkers,
  JobsFail: async (stage) => {
    const rename = (from: string, to: string) =>
      stage.fleet.orm.em.fork().execute(`alter table ${from} rename to ${to}`);
    await rename('pending_sign_ups', 'renamed_by_a_defect');
    const stop = repeating(() => enqueueJob(stage.fleet.databaseUrl, 'send-confirmations'), 1_500);
    return async () => {
      await stop();
      await rename('renamed_by_a_defect', 'pending_sign_ups');
    };
  },
  EmailRefused: faultySending({ at: 'recipient', does: '550 5.7.1 Blocked by policy' }, 400),
  EmailUncertain: faultySending({ at: 'message', does: 'keep-and-cut' }, 200),
  ServiceFails: async ({ fleet }) => {
    const ask = () =>
      fetch(`${fleet.copies.API[0]!.origin}/api/ai/generate-title`, {
        method: 'POST',
        headers: { cookie: fleet.cookie, origin: fleet.balancers.site.origin, 'content-type': 'application/json' },
        body: JSON.stringify({ topic: 'Potholes' }),
      }).then((response) => response.text());
    return repeating(ask, 1_000);
  },
  ReleasesMixed: async ({ fleet }) => {
    const [copy] = fleet.copies.console;
    await copy!.end('SIGTERM');
    await copy!.start({ RELEASE_COMMIT: 'fedcba9' });
    return async () => {
      await copy!.end('SIGTERM');
      await copy!.start();
    };
  },
};
