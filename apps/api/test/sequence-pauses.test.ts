import { expect, it } from 'vitest';
import type { SubmissionResult } from '../src/adapters/mail-transport.ts';
import { sequenceTest } from './sending/sequence-test.ts';

const one = sequenceTest();

it('gives emails in a retry as much time after a pause of the sequence as they had before it', async () => {
  const { campaignId } = await one.step('First', 0);
  await one.activate();
  await one.join('ann@example.org');
  const busy = (): SubmissionResult => ({ outcome: 'deferred', answer: '450 Later' });
  const retried = async (hours: number) => {
    await one.sql(
      `update newsletter_deliveries set retry_at = now(), first_attempt_at = first_attempt_at - make_interval(hours => ?)`,
      [hours],
    );
    await one.sql(`update newsletter_batches set due_at = now() where due_at is not null`);
    expect(await one.run(busy)).toHaveLength(1);
    return (await one.sql('select status from newsletter_deliveries'))[0]!['status'];
  };
  await one.run(busy);
  await one.pause();
  await one.sql(`update newsletter_campaigns set paused_at = paused_at - interval '50 hours' where id = ?`, [
    campaignId,
  ]);
  await one.sql(`update newsletter_deliveries set first_attempt_at = first_attempt_at - interval '50 hours'`);
  await one.activate();
  expect(await retried(20)).toBe('retry');
  expect(await retried(5)).toBe('refused');
});
