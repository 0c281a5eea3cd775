import { describe, expect, it } from 'vitest';
import { dueBatches } from '../src/features/newsletter-deliveries/reconcile-campaigns.ts';
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
    expect(due).toContainEqual({ campaignId: one.campaignId, number: 2, firstId: 4 });
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
});
