import { describe, expect, it } from 'vitest';
import { startAttempt } from '../src/features/newsletter-deliveries/batch-ledger.ts';
import { storeCheckpoint } from '../src/features/newsletter-deliveries/store-checkpoint.ts';
import { batchTest, ok } from './sending/batch-test.ts';

const one = batchTest();

describe('claims of a dead worker', () => {
  it('leave only marked messages uncertain, keep accepted ones and submit all others', async () => {
    await one.begun(60);
    await one.claim({ claimed: 40, submitting: [11, 12, 13], handedOver: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] });
    expect(await one.run(one.worker())).toBeNull();
    expect(await one.counts()).toEqual({ uncertain: 3, handed_over: 57 });
    expect(new Set(one.messageIds())).toEqual(
      new Set(Array.from({ length: 47 }, (_, index) => `<${one.campaignId}.${index + 14}@example.com>`)),
    );
    expect([await one.row(11), await one.row(1), await one.row(14)]).toMatchObject([
      { status: 'uncertain', reason: 'worker_stopped', attempts: 1 },
      { status: 'handed_over', answer: null, reason: null, attempts: 1 },
      { status: 'handed_over', answer: '250 Ok', attempts: 1 },
    ]);
  });

  it('are all uncertain after PostgreSQL has recovered from a crash', async () => {
    await one.begun(60);
    await one.claim({ claimed: 40, submitting: [11, 12, 13], handedOver: [1, 2] });
    // PostgreSQL truncates unlogged tables when it recovers.
    await one.newEm().execute('truncate newsletter_submissions');
    expect(await one.run(one.worker())).toBeNull();
    expect(await one.counts()).toEqual({ uncertain: 40, handed_over: 20 });
  });

  it('are all uncertain from a release that stores no marks', async () => {
    await one.begun(60);
    await one.claim({ claimed: 10, submitting: [1] });
    await one.newEm().execute('update newsletter_batches set run = run + 1 where campaign_id = ?', [one.campaignId]);
    expect(await one.run(one.worker())).toBeNull();
    expect(await one.counts()).toEqual({ uncertain: 10, handed_over: 50 });
  });

  it('are settled once: a worker that wakes up late cannot mark anything', async () => {
    await one.begun(60);
    const run = await one.claim({ claimed: 10, submitting: [1] });
    const taking = startAttempt(one.newEm(), one.batch());
    const late = one.storeMarks([{ ...run, submitting: [1, 2], handedOver: [] }]);
    const [stored] = await Promise.all([late, taking]);
    const { uncertain = 0 } = await one.counts();
    // Either the mark came first and the second message is uncertain too, or it came too late and is rejected.
    expect([stored.size, uncertain]).toEqual(stored.size ? [1, 2] : [0, 1]);
    expect(await one.storeMarks([{ ...run, submitting: [1, 2], handedOver: [] }])).toEqual(new Set());
  });
});

describe('submission marks', () => {
  it('are deleted when their batch has no claims left', async () => {
    await one.begun(60);
    expect(await one.run(one.worker())).toBeNull();
    expect(await one.newEm().execute('select * from newsletter_submissions')).toEqual([]);
  });

  it('are restored by the attempt that survives a crash of PostgreSQL, and by no other', async () => {
    await one.begun(60);
    const run = await one.claim({ claimed: 10, submitting: [1] });
    await one.newEm().execute('truncate newsletter_submissions');
    expect(await one.storeMarks([{ ...run, submitting: [2], handedOver: [1] }])).toEqual(new Set([0]));
    await one.newEm().execute('truncate newsletter_submissions');
    await one.newEm().execute('update newsletter_batches set run = run + 1 where campaign_id = ?', [one.campaignId]);
    expect(await one.storeMarks([{ ...run, submitting: [2], handedOver: [1] }])).toEqual(new Set());
  });

  it('never name more messages than a worker has slots, across all its batches', async () => {
    await one.begun(1_000);
    let most = 0;
    let isMarked = true;
    const submitter = one.submitter(async ({ content }, control) => {
      await control?.permission();
      const rows = await one
        .newEm()
        .execute<{ ids: number[] }[]>('select submitting as ids from newsletter_submissions where campaign_id = ?', [
          one.campaignId,
        ]);
      const marked = rows.flatMap(({ ids }) => ids);
      most = Math.max(most, marked.length);
      isMarked &&= marked.includes(Number(/^message-id: <[^.]+\.(\d+)@/im.exec(content.toString())![1]));
      return ok;
    }, 6);
    const both = [1, 2].map((number) => one.run({ ...one.worker(), submitter }, number));
    expect(await Promise.all(both)).toEqual([null, null]);
    expect(await one.counts()).toEqual({ handed_over: 1_000 });
    expect([most, isMarked]).toEqual([6, true]);
  });

  it('are stored early for a few messages when a connection waits for them', async () => {
    await one.begun(50);
    const submitter = one.submitter(async (_message, control) => {
      await control?.permission();
      return ok;
    }, 2);
    expect(await one.run({ ...one.worker(), submitter })).toBeNull();
    expect(await one.counts()).toEqual({ handed_over: 50 });
  });

  it('are stored before a message is submitted, and none is submitted when they cannot be', async () => {
    await one.begun(20);
    const { run, due } = (await startAttempt(one.newEm(), one.batch()))!;
    await storeCheckpoint(one.newEm(), run, { outcomes: [], next: due.map(({ id }) => id), isRepeat: false });
    await one.newEm().execute('update newsletter_batches set run = run + 1 where campaign_id = ?', [one.campaignId]);
    await one.newEm().execute('truncate newsletter_submissions');
    const submissions = one.worker().submitter.open(run);
    const message = { from: '', to: '', content: Buffer.from('') };
    expect(await submissions.submit(1, message)).toMatchObject({ outcome: 'recalled' });
  });
});
