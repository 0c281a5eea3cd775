import { beforeAll, expect, it } from 'vitest';
import { pauseCampaign, resumeCampaign } from '@workspace/contracts/campaign-sending';
import type { SubmissionResult } from '../src/adapters/mail-transport.ts';
import { callsTo } from './call-as.ts';
import { batchTest, ok } from './sending/batch-test.ts';
import { shiftClock } from './shift-clock.ts';

const one = batchTest();
const hour = 3_600_000;
const busy: SubmissionResult = { outcome: 'deferred', answer: '450 4.2.0 Greylisted', failure: 'temporary' };
const busyWorker = (hours: number) => ({ ...one.worker(() => busy), retryDelay: () => hours * 3_600 });
let app: Awaited<ReturnType<typeof one.test.startAnother>>;
beforeAll(async () => {
  app = await one.test.startAnother({ enqueue: () => {} });
});

// A session does not outlast the shifts of the clock.
async function asStaff(step: typeof pauseCampaign): Promise<void> {
  const call = callsTo(app)(await one.test.signInAs('ada@lanesight.ai'));
  await call(step, { params: { id: one.campaignId } });
}

it('gives emails in a retry as much time after a pause of the campaign as they had before it', async () => {
  await one.begun(3);
  await one.run(busyWorker(1));
  await asStaff(pauseCampaign);
  await shiftClock(one.newEm(), 50 * hour);
  await asStaff(resumeCampaign);
  await one.run(busyWorker(1));
  expect(await one.counts()).toEqual({ retry: 3 });
  await shiftClock(one.newEm(), 23.5 * hour);
  await one.run(busyWorker(1));
  expect(await one.counts()).toEqual({ refused: 3 });
});

it('changes nothing for emails that were accepted before the pause', async () => {
  await one.begun(3);
  await one.run(one.worker(({ to }) => (to.startsWith('reader1@') ? ok : busy)));
  const { first_attempt_at: at } = await one.row(1);
  await asStaff(pauseCampaign);
  await asStaff(resumeCampaign);
  expect(await one.row(1)).toMatchObject({ status: 'handed_over', first_attempt_at: at });
});
