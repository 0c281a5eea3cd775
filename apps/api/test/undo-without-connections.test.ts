import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secondsToUndo } from '@workspace/contracts/undo-publishing';
import { startMailSink, type MailSink } from '@workspace/sandbox/mail-sink';
import { beginSending } from '../src/features/newsletter-campaigns/sending/begin-sending.ts';
import { undoSending } from '../src/features/newsletter-campaigns/sending/undo-sending.ts';
import { startQueueClient, type Jobs } from '../src/jobs/jobs.ts';
import { ApiWorker } from './faults/api-worker.ts';
import { batchTest } from './sending/batch-test.ts';
import { testMailSettings } from './test-mail-settings.ts';

const one = batchTest();
const recipients = 40;
const quiet = { info: () => {}, debug: () => {}, error: () => {} };
let sink: MailSink;
let queue: Jobs;
let workers: ApiWorker[];
/** The time of each SMTP connection, in milliseconds. */
const connections: number[] = [];

beforeAll(async () => {
  const databaseUrl = one.test.orm.config.get('clientUrl')!;
  const faults = ({ recipient }: { recipient?: string }) => {
    if (recipient === undefined) connections.push(Date.now());
    return undefined;
  };
  sink = await startMailSink({ faults });
  const settings = { DATABASE_URL: databaseUrl, SMTP_URL: `smtp://127.0.0.1:${sink.port}` };
  workers = [new ApiWorker(settings), new ApiWorker(settings)];
  for (const worker of workers) await worker.start();
  queue = await startQueueClient(databaseUrl, quiet as never);
}, 120_000);
afterAll(async () => {
  for (const worker of workers) await worker.end('SIGKILL');
  await queue.close();
  await sink.stop();
});

/** Starts the campaign as the route does. Returns the time of the first message. */
async function begin(seconds: number): Promise<Date> {
  const start = { people: recipients, secondsToUndo: seconds };
  const sendsAt = (await beginSending(one.newEm(), one.campaignId, testMailSettings, start))!;
  queue.enqueue('sweep-newsletters');
  queue.enqueue('sweep-newsletters', sendsAt);
  return sendsAt;
}

describe('two workers', () => {
  it('open no connection before the time to undo is over, although one is killed, nor after Undo', async () => {
    await one.draft(recipients);
    const reconcile = async () => {
      for (let times = 0; times < 3; times += 1) {
        queue.enqueue('sweep-newsletters');
        await sleep(700);
      }
    };
    await begin(secondsToUndo);
    await workers[0]!.end('SIGKILL');
    await workers[0]!.start();
    await reconcile();
    await undoSending(one.newEm(), one.campaignId);
    await reconcile();
    expect(connections).toEqual([]);
    expect([await one.counts(), (await one.campaign()).status]).toEqual([{}, 'draft']);

    const again = await begin(3);
    while (sink.taken.size < recipients) await sleep(100);
    expect(Math.min(...connections)).toBeGreaterThanOrEqual(again.getTime());
    expect([...sink.taken.values()]).toEqual(Array.from({ length: recipients }, () => 1));
    // The worker may have marked the campaign as sent already.
    const code = expect.stringMatching(/^(too_late|wrong_moment)$/) as string;
    await expect(undoSending(one.newEm(), one.campaignId)).rejects.toMatchObject({ code });
  }, 120_000);
});
