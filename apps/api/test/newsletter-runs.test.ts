import { describe, expect, it } from 'vitest';
import { startAttempt } from '../src/features/newsletter-deliveries/batch-ledger.ts';
import { storeCheckpoint } from '../src/features/newsletter-deliveries/store-checkpoint.ts';
import { closeCancelled } from '../src/features/newsletter-deliveries/close-cancelled.ts';
import { dueBatches } from '../src/features/newsletter-deliveries/due-batches.ts';
import { finishCampaigns } from '../src/features/newsletter-deliveries/finish-campaigns.ts';
import { batchTest, ok } from './sending/batch-test.ts';

const one = batchTest();

describe('an interrupted attempt', () => {
  it('leaves what it was submitting uncertain, and the next attempt submits the rest', async () => {
    await one.begun(60);
    await one.claim({ claimed: 40, submitting: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] });
    expect(await one.run(one.worker())).toBeNull();
    expect(await one.counts()).toEqual({ uncertain: 10, handed_over: 50 });
    expect(await one.row(1)).toMatchObject({ status: 'uncertain', reason: 'worker_stopped' });
    expect(new Set(one.addresses()).size).toBe(50);
    expect(await finishCampaigns(one.newEm())).toBe(1);
    expect(await one.campaign()).toMatchObject({ status: 'sent', recipient_count: 60 });
  });

  it('can neither write nor claim any more when it wakes up', async () => {
    await one.begun(60);
    const first = await one.claim({ claimed: 10, submitting: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] });
    const ids = Array.from({ length: 20 }, (_, index) => index + 1);
    await one.run(one.worker());
    const outcomes = ids
      .slice(0, 10)
      .map((id) => ({ id, status: 'handed_over' as const, answer: '', reason: null, failure: null, retryIn: null }));
    const late = await storeCheckpoint(one.newEm(), first, { outcomes, next: ids.slice(10, 20), isRepeat: false });
    expect(late).toMatchObject({ isOurs: false, taken: [] });
    expect(await one.storeMarks([{ ...first, submitting: [11], handedOver: [] }])).toEqual(new Set());
    expect(await one.counts()).toEqual({ uncertain: 10, handed_over: 50 });
  });

  it('stops when another has taken over the batch, and no recipient gets two messages', async () => {
    await one.begun(200);
    let second: Promise<unknown> | undefined;
    const first = one.worker(async () => {
      if (one.submitted.length > 20) await (second ??= one.run(one.worker()));
      return ok;
    });
    await expect(one.run(first)).rejects.toThrow('superseded');
    expect(await second).toBeNull();
    expect(new Set(one.addresses()).size).toBe(one.submitted.length);
    const { uncertain = 0, handed_over: handedOver = 0 } = await one.counts();
    expect(uncertain + handedOver).toBe(200);
    expect(uncertain).toBeGreaterThan(0);
    expect(uncertain).toBeLessThanOrEqual(20);
  });

  it('gets its claims again when the response of a checkpoint was lost', async () => {
    await one.begun(20);
    const { run: only, due } = (await startAttempt(one.newEm(), one.batch()))!;
    const next = due.map(({ id }) => id);
    await storeCheckpoint(one.newEm(), only, { outcomes: [], next, isRepeat: false });
    expect(await storeCheckpoint(one.newEm(), only, { outcomes: [], next, isRepeat: false })).toMatchObject({
      isOurs: true,
      taken: [],
    });
    expect(await storeCheckpoint(one.newEm(), only, { outcomes: [], next, isRepeat: true })).toMatchObject({
      isOurs: true,
      taken: next,
    });
  });
});

describe('stopping a campaign', () => {
  it('takes effect within a window when paused, and misses no recipient when resumed', async () => {
    await one.begun(200);
    const pausing = one.worker(async () => {
      if (one.submitted.length === 30) await one.statusIs('paused');
      return ok;
    });
    await one.run(pausing);
    const before = one.submitted.length;
    expect(before).toBeLessThanOrEqual(30 + 20);
    expect(await dueBatches(one.newEm())).toEqual([]);
    expect(await one.run(one.worker())).toBeUndefined();
    await one.statusIs('sending');
    expect(await dueBatches(one.newEm())).toMatchObject([one.batch()]);
    expect(await one.run(one.worker())).toBeNull();
    expect([one.submitted.length, new Set(one.addresses()).size]).toEqual([200, 200]);
  });

  it('accounts for every recipient when cancelled: the rest is skipped, and what a dead worker was submitting is uncertain', async () => {
    await one.begun(200);
    const cancelling = one.worker(async () => {
      if (one.submitted.length === 30) await one.statusIs('cancelled');
      return ok;
    });
    await one.run(cancelling);
    expect(await one.run(one.worker())).toBeUndefined();
    const { queued, handed_over: handedOver } = await one.counts();
    expect([queued! + handedOver!, handedOver! <= 50]).toEqual([200, true]);
    const sql = (statement: string) => one.newEm().execute(statement);
    await sql(`update newsletter_deliveries set status = 'handing' where id in (199, 200)`);
    await sql(
      `insert into newsletter_submissions (campaign_id, number, run, submitting)
       select campaign_id, number, run, '{200}' from newsletter_batches`,
    );
    await closeCancelled(one.newEm());
    expect(await one.counts()).toMatchObject({ handed_over: handedOver, skipped: queued! - 2, handing: 2 });
    expect(await sql('select done_at from newsletter_batches')).toEqual([{ done_at: null }]);
    await sql(`update newsletter_deliveries set changed_at = now() - interval '6 minutes' where status = 'handing'`);
    await closeCancelled(one.newEm());
    expect(await one.counts()).toEqual({ handed_over: handedOver, skipped: queued! - 1, uncertain: 1 });
    expect(await sql('select done_at is not null as done from newsletter_batches')).toEqual([{ done: true }]);
  });
});
