import { describe, expect, it } from 'vitest';
import type { SubmissionResult } from '../../src/adapters/mail-transport.ts';
import { resend } from '../../src/features/newsletter-deliveries/resend.ts';
import { batchTest } from '../sending/batch-test.ts';
import { shiftClock } from '../shift-clock.ts';

const one = batchTest();
const day = 24 * 60 * 60;
const busy: SubmissionResult = { outcome: 'deferred', answer: '450 4.2.0 Greylisted', failure: 'temporary' };

/** A worker to which a provider is paused for a day. */
function pausedWorker() {
  const worker = one.worker();
  worker.gate.pausedSeconds = () => day;
  return worker;
}

describe('an email that waited for its provider for a day', () => {
  it('is tried again when its first attempt is deferred', async () => {
    await one.begun(3);
    await one.run(pausedWorker());
    expect(await one.counts()).toEqual({ retry: 3 });
    await shiftClock(one.newEm(), (day + 120) * 1_000);
    await one.run({ ...one.worker(() => busy), retryDelay: () => 60 });
    expect(await one.counts()).toEqual({ retry: 3 });
    expect(await one.row(1)).toMatchObject({ attempts: 1, reason: null });
  });

  it('has as much time left as before its wait', async () => {
    await one.begun(3);
    await one.run({ ...one.worker(() => busy), retryDelay: () => 60 });
    await shiftClock(one.newEm(), 3_600_000);
    await one.run(pausedWorker());
    await shiftClock(one.newEm(), (day + 120) * 1_000);
    await one.run({ ...one.worker(() => busy), retryDelay: () => 22 * 3_600 });
    expect(await one.counts()).toEqual({ retry: 3 });
    await shiftClock(one.newEm(), 22.5 * 3_600_000);
    await one.run({ ...one.worker(() => busy), retryDelay: () => 3_600 });
    expect(await one.counts()).toEqual({ refused: 3 });
  });
});

describe('an email that was claimed and not submitted', () => {
  it('has its whole day from its first attempt on, after a dead worker', async () => {
    await one.begun(3);
    await one.claim({ claimed: 3, submitting: [] });
    await shiftClock(one.newEm(), (day + 120) * 1_000);
    await one.run({ ...one.worker(() => busy), retryDelay: () => 60 });
    expect(await one.counts()).toEqual({ retry: 3 });
  });

  it('has its whole day from its first attempt on, after it was recalled', async () => {
    await one.begun(3);
    await one.run(one.worker(() => ({ outcome: 'recalled', answer: '' })));
    expect(await one.row(1)).toMatchObject({ status: 'queued', attempts: 0, first_attempt_at: null });
  });

  it('has a whole day again when staff resend it', async () => {
    await one.begun(3);
    await one.run(one.worker(() => ({ outcome: 'uncertain', answer: '' })));
    await shiftClock(one.newEm(), (day + 120) * 1_000);
    await resend(one.newEm(), one.campaignId, { status: 'uncertain', ids: undefined, by: 'ada@lanesight.ai' });
    await one.run({ ...one.worker(() => busy), retryDelay: () => 60 });
    expect(await one.counts()).toEqual({ retry: 3 });
  });
});
