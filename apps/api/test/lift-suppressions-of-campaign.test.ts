import { beforeAll, describe, expect, it } from 'vitest';
import { liftSuppressionsOfCampaign, resendRejected } from '@workspace/contracts/newsletter-deliveries';
import type { SubmissionResult } from '../src/adapters/mail-transport.ts';
import { recordEvents } from '../src/features/mail-events/record-events.ts';
import { suppress } from '../src/features/suppressions/suppress.ts';
import { apiErrorOf, callsTo } from './call-as.ts';
import { batchTest, ok } from './sending/batch-test.ts';

const one = batchTest();
const answer = '550 5.1.1 No such user';
const dead: SubmissionResult = { outcome: 'refused', answer, failure: 'bad_mailbox', isDeadAddress: true };
let asStaff: ReturnType<ReturnType<typeof callsTo>>;
beforeAll(async () => {
  const app = await one.test.startAnother({ enqueue: () => {} });
  asStaff = callsTo(app)(await one.test.signInAs('ada@lanesight.ai'));
});
const byId = () => ({ params: { id: one.campaignId } });
const lift = async () => (await asStaff(liftSuppressionsOfCampaign, byId())).lifted;

describe('the suppressions of a campaign', () => {
  it('are lifted by staff when a server was wrong, and the rejected emails reach their readers', async () => {
    await one.begun(40);
    const odd = /reader\d*[13579]@/;
    await one.run(one.worker(({ to }) => (odd.test(to) ? dead : ok)));
    await recordEvents(one.newEm(), [{ kind: 'bounced', email: 'reader2@example.org' }]);
    expect(await lift()).toBe(21);
    expect((await asStaff(resendRejected, { ...byId(), body: { all: true } })).resent).toBe(20);
    await one.run(one.worker());
    expect(await one.counts()).toEqual({ handed_over: 40 });
    expect(await lift()).toBe(0);
  });

  it('are no others: of people who left, and of before', async () => {
    await one.begun(3);
    await one.run(one.worker(({ to }) => (to.startsWith('reader1@') ? dead : ok)));
    await suppress(one.newEm(), 'reader2@example.org', 'left');
    await recordEvents(one.newEm(), [{ kind: 'complained', email: 'reader3@example.org' }]);
    await one
      .newEm()
      .execute(`update mail_suppressions set created_at = now() - interval '2 days' where reason = 'bounced'`);
    expect(await lift()).toBe(0);
  });

  it('are none of a campaign that does not exist', async () => {
    const params = { id: '00000000-0000-4000-8000-000000000009' };
    expect(await apiErrorOf(asStaff(liftSuppressionsOfCampaign, { params }))).toMatchObject({ code: 'not_found' });
  });
});
