import { getEventListeners } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SubmissionResult } from '../src/adapters/mail-transport.ts';
import { countBatch, startAttempt } from '../src/features/newsletter-deliveries/batch-ledger.ts';
import { storeCheckpoint } from '../src/features/newsletter-deliveries/store-checkpoint.ts';
import { runBatch } from '../src/features/newsletter-deliveries/run-batch.ts';
import { batchTest, ok } from './sending/batch-test.ts';

const one = batchTest();

const batchRow = async () =>
  (await one.newEm().execute('select * from newsletter_batches'))[0] as Record<string, unknown>;
const marksRow = async () => (await one.newEm().execute('select * from newsletter_submissions'))[0] as unknown;

/** Runs a statement for each message that the ledger stores as submitted, in the same transaction. */
const whenSubmitted = (statement: string) =>
  one.newEm().execute(
    `create or replace function when_submitted() returns trigger language plpgsql as $$ begin ${statement}; return null; end $$;
     create trigger when_submitted after update on newsletter_deliveries for each row
     when (new.status = 'handed_over') execute function when_submitted()`,
  );

afterEach(async () => {
  vi.useRealTimers();
  await one.newEm().execute('drop trigger if exists when_submitted on newsletter_deliveries');
});

describe('an attempt at a batch', () => {
  it('composes nothing when no recipient is due', async () => {
    await one.begun(2);
    await one.run(one.worker());
    const writerOf = () => Promise.reject(new Error('The campaign was read'));
    expect(await one.run({ ...one.worker(), writerOf })).toBeNull();
  });

  it('marks only messages whose outcome is not in the ledger yet', async () => {
    await one.begun(3);
    const marks: unknown[] = [];
    const worker = one.worker(async () => {
      marks.push(await marksRow());
      return ok;
    });
    await one.run({ ...worker, window: 1 });
    expect(marks).toMatchObject([1, 2, 3].map((id) => ({ submitting: [id], handed_over: [] })));
    expect(await marksRow()).toBeUndefined();
  });

  it('leaves no listener on the signal of its worker', async () => {
    await one.begun(2);
    const { signal } = new AbortController();
    const worker = one.worker(() => {
      expect(getEventListeners(signal, 'abort')).toHaveLength(1);
      return ok;
    });
    expect(await runBatch(worker, one.batch(), signal)).toBeNull();
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('recalls the messages that wait for a connection when a checkpoint fails', async () => {
    await one.begun(4);
    await whenSubmitted(`raise exception 'No checkpoint today'`);
    const submitted: string[] = [];
    const third = Promise.withResolvers<SubmissionResult>();
    const submitter = one.submitter(async ({ to }) => {
      submitted.push(to);
      return submitted.length === 3 ? third.promise : ok;
    }, 1);
    await expect(one.run({ ...one.worker(), submitter, window: 4 })).rejects.toThrow('No checkpoint today');
    third.resolve(ok);
    await setImmediate();
    expect(submitted).toHaveLength(3);
  });

  it('claims no more recipients after ten minutes, and leaves the rest due', async () => {
    await one.begun(5);
    vi.useFakeTimers({ toFake: ['performance'] });
    const worker = one.worker(() => {
      if (one.submitted.length === 2) vi.advanceTimersByTime(600_000);
      return ok;
    });
    expect(await one.run({ ...worker, window: 1 })).toBeCloseTo(0, 1);
    expect(await one.counts()).toEqual({ handed_over: 2, queued: 3 });
    expect(await batchRow()).toMatchObject({ handed_over: 2, queued: 3, done_at: null });
  });
});

describe('a superseded attempt', () => {
  it('does not close its batch, and keeps its marks', async () => {
    await one.begun(1);
    await whenSubmitted('update newsletter_batches set run = run + 1');
    await expect(one.run(one.worker())).rejects.toThrow(
      `Run 1 of batch 1 of campaign ${one.campaignId} was superseded`,
    );
    expect(await batchRow()).toMatchObject({ run: 2, queued: 1, handed_over: 0, done_at: null });
    expect(await marksRow()).toMatchObject({ run: 1 });
  });

  it('ends without the responses that it waits for', async () => {
    await one.begun(4);
    const response = Promise.withResolvers<SubmissionResult>();
    const worker = one.worker(async ({ to }) => {
      if (to === 'reader2@example.org') await startAttempt(one.newEm(), one.batch());
      return ['reader1@example.org', 'reader2@example.org'].includes(to) ? ok : response.promise;
    });
    await expect(one.run({ ...worker, window: 4 })).rejects.toThrow('superseded');
    response.resolve(ok);
  });
});

describe('the counts of a batch', () => {
  it('include every outcome, and are final when the attempt ends', async () => {
    await one.begun(5);
    await one.newEm().execute(`delete from email_list_subscribers where email = 'reader5@example.org'`);
    const outcomes: Record<string, SubmissionResult> = {
      'reader1@example.org': ok,
      'reader2@example.org': { outcome: 'refused', answer: '554 Spam', isDeadAddress: false },
      'reader3@example.org': { outcome: 'deferred', answer: '450 Busy' },
      'reader4@example.org': { outcome: 'uncertain', answer: '' },
    };
    await one.run({ ...one.worker(({ to }) => outcomes[to]!), retryDelay: () => 60 });
    const counts = { queued: 0, handed_over: 1, refused: 1, retry: 1, uncertain: 1, skipped: 1 };
    expect(await batchRow()).toMatchObject({ ...counts, due_at: expect.anything(), done_at: null });
  });

  it('do not close the batch during an attempt', async () => {
    await one.begun(1);
    const { run } = (await startAttempt(one.newEm(), one.batch()))!;
    await storeCheckpoint(one.newEm(), run, { outcomes: [], next: [1], isRepeat: false });
    const outcome = { id: 1, status: 'handed_over' as const, answer: '', reason: null, failure: null, retryIn: null };
    await storeCheckpoint(one.newEm(), run, { outcomes: [outcome], next: [], isRepeat: false });
    await countBatch(one.newEm(), run);
    expect(await batchRow()).toMatchObject({ queued: 0, handed_over: 1, done_at: null });
    await countBatch(one.newEm(), run, true);
    expect(await batchRow()).toMatchObject({ done_at: expect.anything() });
  });

  it('are stored once a second during an attempt', async () => {
    await one.begun(7);
    vi.useFakeTimers({ toFake: ['performance'] });
    const stored: Record<number, unknown> = {};
    const worker = one.worker(async () => {
      stored[one.submitted.length] = (await batchRow()).handed_over;
      if (one.submitted.length === 3) vi.advanceTimersByTime(1_000);
      return ok;
    });
    await one.run({ ...worker, window: 1 });
    // The counts are stored while the fourth message is being submitted.
    expect(stored).toMatchObject({ 3: 0, 5: 3, 7: 3 });
  });
});
