import { describe, expect, it } from 'vitest';
import type { SubmissionResult } from '../src/adapters/mail-transport.ts';
import { batchTest, ok } from './sending/batch-test.ts';

const one = batchTest();

describe('a mail server that rejects every email', () => {
  const dead: SubmissionResult = { outcome: 'refused', answer: '550 5.1.1 User unknown', isDeadAddress: true };
  const suppressed = async () =>
    (await one.newEm().execute<{ count: number }[]>('select count(*)::int as count from mail_suppressions'))[0]!.count;

  it('suppresses the first ones only, and the others are sent when it works again', async () => {
    await one.begun(60);
    let isBroken = true;
    const worker = one.worker(() => (isBroken ? dead : ok));
    await one.run(worker);
    expect([await one.counts(), await suppressed()]).toEqual([{ refused: 10, retry: 50 }, 10]);
    isBroken = false;
    await new Promise((next) => setTimeout(next, 80));
    expect(await one.run(worker)).toBeNull();
    expect([await one.counts(), await suppressed()]).toEqual([{ refused: 10, handed_over: 50 }, 10]);
  });

  it('loses the first readers only when it blocks us', async () => {
    await one.begun(60);
    const blocked: SubmissionResult = { ...dead, answer: '554 5.7.1 Blocked', failure: 'policy', isDeadAddress: false };
    const worker = one.worker(() => (one.submitted.length > 60 ? ok : blocked));
    await one.run(worker);
    expect(await one.counts()).toEqual({ refused: 10, retry: 50 });
    await new Promise((next) => setTimeout(next, 80));
    await one.run(worker);
    expect([await one.counts(), await suppressed()]).toEqual([{ refused: 10, handed_over: 50 }, 0]);
  });

  it('is believed again after it accepted an email', async () => {
    await one.begun(40);
    const fourth = /^reader\d*[48]@/;
    await one.run(one.worker(({ to }) => (fourth.test(to) ? ok : dead)));
    expect(await one.counts()).toEqual({ refused: 32, handed_over: 8 });
  });
});
