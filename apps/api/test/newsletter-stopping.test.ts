import { describe, expect, it } from 'vitest';
import { dueBatches } from '../src/features/newsletter-deliveries/due-batches.ts';
import { runBatch } from '../src/features/newsletter-deliveries/run-batch.ts';
import type { SubmissionResult } from '../src/adapters/mail-transport.ts';
import { batchTest, ok } from './sending/batch-test.ts';

const one = batchTest();

/** A worker with three connections, whose mail server responds when the test says so. */
function slowWorker() {
  const answers: (() => void)[] = [];
  const submitter = one.submitter(
    (message, control) =>
      new Promise<SubmissionResult>((resolve) => {
        control?.recall.addEventListener('abort', () => {
          if (!one.submitted.includes(message)) resolve({ outcome: 'recalled', answer: '' });
        });
        if (one.submitted.length === 3) return;
        one.submitted.push(message);
        answers.push(() => resolve(ok));
      }),
    6,
  );
  const stopping = new AbortController();
  let givenBack = 0;
  const done = runBatch({ ...one.worker(), submitter }, one.batch(), stopping.signal, () => void (givenBack += 1));
  return { answers, stop: () => stopping.abort(), done, givenBack: () => givenBack };
}

async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((next) => setTimeout(next, 5));
}

const batchRanges = () =>
  one
    .newEm()
    .execute('select first_id, last_id from newsletter_batches where campaign_id = ? order by 1', [one.campaignId]);

describe('stopping a worker', () => {
  it('waits for the responses to submitted messages, and stores them', async () => {
    await one.begun(100);
    const worker = slowWorker();
    await waitUntil(() => worker.answers.length === 3);
    worker.stop();
    await waitUntil(() => worker.givenBack() === 1);
    expect(await one.counts()).toEqual({ handing: 3, queued: 97 });
    for (const answer of worker.answers) answer();
    expect(await worker.done).toBeNull();
    expect(await one.counts()).toEqual({ handed_over: 3, queued: 97 });
    expect(await one.row(4)).toMatchObject({ status: 'queued', attempts: 0 });
  });

  it('lets another worker take the rest while the first still waits, and no recipient gets two messages', async () => {
    await one.begun(100);
    const worker = slowWorker();
    await waitUntil(() => worker.answers.length === 3);
    worker.stop();
    await waitUntil(() => worker.givenBack() === 1);
    const due = await dueBatches(one.newEm());
    expect(due).toContainEqual({ campaignId: one.campaignId, number: 2, provider: 'other', firstId: 4 });
    expect(await one.run(one.worker(), 2)).toBeNull();
    expect(await one.counts()).toEqual({ handing: 3, handed_over: 97 });
    for (const answer of worker.answers) answer();
    expect(await worker.done).toBeNull();
    expect(await one.counts()).toEqual({ handed_over: 100 });
    expect([one.submitted.length, new Set(one.addresses()).size]).toEqual([100, 100]);
    const sums = await one
      .newEm()
      .execute(
        'select number, first_id, last_id, handed_over from newsletter_batches where campaign_id = ? order by 1',
        [one.campaignId],
      );
    expect(sums).toEqual([
      { number: 1, first_id: 1, last_id: 3, handed_over: 3 },
      { number: 2, first_id: 4, last_id: 100, handed_over: 97 },
    ]);
  });

  it('gives back claimed recipients that it has not started to submit to', async () => {
    await one.begun(10);
    const worker = slowWorker();
    await waitUntil(() => worker.answers.length === 3);
    worker.stop();
    await waitUntil(() => worker.givenBack() === 1);
    expect(await one.counts()).toEqual({ handing: 3, queued: 7 });
    for (const answer of worker.answers) answer();
    await worker.done;
    expect(await one.counts()).toEqual({ handed_over: 3, queued: 7 });
  });

  it('gives back nothing when its last message is with the server', async () => {
    await one.begun(3);
    const worker = slowWorker();
    await waitUntil(() => worker.answers.length === 3);
    worker.stop();
    expect(await one.counts()).toEqual({ handing: 3 });
    for (const answer of worker.answers) answer();
    expect(await worker.done).toBeNull();
    expect(worker.givenBack()).toBe(0);
    expect(await batchRanges()).toEqual([{ first_id: 1, last_id: 3 }]);
  });

  it('gives back nothing when no message is with the server: the batch ends and is due', async () => {
    await one.begun(10);
    const stopping = new AbortController();
    const worker = one.worker(() => {
      stopping.abort();
      return ok;
    });
    let givenBack = 0;
    const dueIn = await runBatch({ ...worker, window: 1 }, one.batch(), stopping.signal, () => void (givenBack += 1));
    expect([dueIn, givenBack]).toEqual([expect.closeTo(0, 1), 0]);
    expect(await one.counts()).toEqual({ handed_over: 1, queued: 9 });
    expect(await batchRanges()).toEqual([{ first_id: 1, last_id: 10 }]);
  });

  it('gives back once, in whatever order the responses arrive', async () => {
    await one.begun(10);
    const worker = slowWorker();
    await waitUntil(() => worker.answers.length === 3);
    worker.stop();
    await waitUntil(() => worker.givenBack() === 1);
    for (const id of [3, 2, 1]) {
      worker.answers[id - 1]!();
      await waitUntil(async () => (await one.row(id)).status === 'handed_over');
    }
    expect(await worker.done).toBeNull();
    expect(worker.givenBack()).toBe(1);
    expect(await batchRanges()).toEqual([
      { first_id: 1, last_id: 3 },
      { first_id: 4, last_id: 10 },
    ]);
  });

  it('ends the wait for the rate, during which finished outcomes are stored', async () => {
    await one.begun(10);
    const stopping = new AbortController();
    const worker = { ...one.worker(), rate: { perSecond: 0, perHour: 1 } };
    const done = runBatch(worker, one.batch(), stopping.signal);
    await waitUntil(async () => (await one.row(1)).status === 'handed_over');
    stopping.abort();
    expect(await done).toBeCloseTo(0, 1);
    await one.newEm().execute(`update mail_rate set hour_free_at = '-infinity'`);
    expect(await one.counts()).toEqual({ handed_over: 1, queued: 9 });
    expect(await one.row(2)).toMatchObject({ status: 'queued', attempts: 0 });
  });
});

describe('pausing a campaign', () => {
  it('recalls the messages that wait for a connection', async () => {
    await one.begun(10);
    const third = Promise.withResolvers<SubmissionResult>();
    const submitter = one.submitter(async (message) => {
      one.submitted.push(message);
      if (one.submitted.length === 1) await one.statusIs('paused');
      return one.submitted.length === 3 ? third.promise : ok;
    }, 1);
    const done = one.run({ ...one.worker(), submitter, window: 4 });
    await waitUntil(() => one.submitted.length === 3);
    await waitUntil(async () => (await one.row(4)).status === 'queued');
    third.resolve(ok);
    await done;
    expect(await one.counts()).toEqual({ handed_over: 3, queued: 7 });
    expect(await one.row(4)).toMatchObject({ attempts: 0 });
  });
});
