import { connectDatabase } from '../../src/database/orm.ts';
import { poolOf } from '../../src/database/in-transaction.ts';
import { retryWhileUnreachable } from '../../src/database/retry-while-unreachable.ts';
import { ProviderGate } from '../../src/features/mail-providers/provider-gate.ts';
import { parseLimits } from '../../src/features/mail-providers/parse-limits.ts';
import { shapingOf, withoutShaping } from '../../src/features/mail-providers/shaping.ts';
import { batchJob, laneJob, reconcileJob } from '../../src/features/newsletter-deliveries/delivery-jobs.ts';
import { campaignWriters } from '../../src/features/newsletter-campaigns/sending/campaign-writers.ts';
import { storeMarks } from '../../src/features/newsletter-deliveries/submission-marks.ts';
import { Submitter } from '../../src/features/newsletter-deliveries/submitter.ts';
import { startJobs } from '../../src/jobs/jobs.ts';
import { SmtpTransport } from '../../src/adapters/smtp/smtp-transport.ts';
import { testMailSettings } from '../test-mail-settings.ts';

/** Orders for a worker at its start. */
export interface WorkerOrders {
  databaseUrl: string;
  smtpPort: number;
  connections: number;
  window: number;
  /** The maximum messages per second, for all workers together; 0: no limit. */
  perSecond: number;
  /** Seconds until a message is retried, and until a silent server is disconnected. */
  retrySeconds: number;
  maxRetrySeconds: number;
  /** Limits by provider, as in the configuration; without them, emails are not paced by provider. */
  limits?: readonly string[];
  /** The first day of a warm-up. */
  warmUpFrom?: string;
}

process.once('message', (orders: WorkerOrders) => void work(orders));
process.once('disconnect', () => process.exit(0));

/** Runs a worker as `main.ts` does, with delays for a test. */
async function work({
  databaseUrl,
  smtpPort,
  connections,
  window,
  perSecond,
  retrySeconds,
  maxRetrySeconds,
  limits,
  warmUpFrom,
}: WorkerOrders) {
  const orm = await connectDatabase(databaseUrl);
  const newEm = () => orm.em.fork();
  const timeoutMs = maxRetrySeconds * 1_000;
  const sender = new SmtpTransport({ smtpUrl: `smtp://127.0.0.1:${smtpPort}`, connections, timeoutMs, rest: 200 });
  const shaping = limits ? shapingOf(parseLimits(limits)!, warmUpFrom) : withoutShaping;
  const deps = {
    newEm,
    writerOf: campaignWriters(newEm, testMailSettings),
    submitter: new Submitter({
      submit: sender.submit,
      storeMarks: (marks) => retryWhileUnreachable(async () => storeMarks(await poolOf(orm), marks)),
      slots: connections * 2,
    }),
    window,
    rate: { perSecond, perHour: 0 },
    gate: new ProviderGate({ newEm, shaping }),
    retryDelay: () => retrySeconds,
  };
  const quiet = { info: () => {}, debug: () => {}, warn: () => {}, error: () => {} };
  const jobs = await startJobs(databaseUrl, [reconcileJob(newEm, async () => false, { shaping })], quiet as never, [
    batchJob(deps),
    ...(limits ? [laneJob(deps)] : []),
  ]);
  process.once('SIGTERM', () => void jobs.stop(8_000).then(() => process.exit(0)));
  process.send?.('ready');
  process.on('message', (command) => {
    if (command === 'sweep') jobs.enqueue('sweep-newsletters');
    if (command === 'memory') process.send?.({ rss: process.memoryUsage().rss });
  });
}
