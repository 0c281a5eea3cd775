import { beforeAll, describe, expect, it } from 'vitest';
import { resendRejected, resendUncertain } from '@workspace/contracts/newsletter-deliveries';
import { pauseCampaign, resumeCampaign } from '@workspace/contracts/campaign-sending';
import { getCampaign } from '@workspace/contracts/newsletter-campaigns';
import { listSuppressions, liftSuppression } from '@workspace/contracts/suppressions';
import type { ReadyMessage, SubmissionResult } from '../src/adapters/mail-transport.ts';
import { finishCampaigns } from '../src/features/newsletter-deliveries/finish-campaigns.ts';
import { apiErrorOf, callsTo } from './call-as.ts';
import { batchTest, ok } from './sending/batch-test.ts';

const one = batchTest();
let asStaff: ReturnType<ReturnType<typeof callsTo>>;
let asColleague: typeof asStaff;
beforeAll(async () => {
  const app = await one.test.startAnother({ enqueue: () => {} });
  asStaff = callsTo(app)(await one.test.signInAs('ada@lanesight.ai'));
  asColleague = callsTo(app)(await one.test.signInAs('ben@lanesight.ai'));
});

const all = { all: true } as const;
const byId = () => ({ params: { id: one.campaignId } });
const resend = async (body: typeof all | { ids: number[] } = all, person = asStaff) =>
  (await person(resendRejected, { ...byId(), body })).resent;
const counts = async () => (await asStaff(getCampaign, byId())).progress.counts;

const blocked: SubmissionResult = {
  outcome: 'refused',
  answer: '550 5.7.26 Unauthenticated',
  failure: 'authentication',
  isDeadAddress: false,
};
const dead: SubmissionResult = { ...blocked, answer: '550 5.1.1 No such user', isDeadAddress: true };
/** Rejects these readers, by number. */
const except =
  (reply: SubmissionResult, ...numbers: number[]) =>
  ({ to }: ReadyMessage) =>
    numbers.some((number) => to === `reader${number}@example.org`) ? reply : ok;
/** Returns the addresses to which the server got a second email. */
const twice = () => one.addresses().filter((to, index, every) => every.indexOf(to) !== index);

describe('rejected emails', () => {
  it('are sent again on request, once the cause is fixed, and no others', async () => {
    await one.begun(6);
    await one.run(one.worker(except(blocked, 2, 4)));
    await finishCampaigns(one.newEm());
    expect(await resend()).toBe(2);
    expect(await counts()).toMatchObject({ queued: 2, refused: 0, handedOver: 4 });
    await one.run(one.worker());
    await finishCampaigns(one.newEm());
    expect(twice().toSorted()).toEqual(['reader2@example.org', 'reader4@example.org']);
    expect(new Set(one.messageIds()).size).toBe(6);
    expect(await counts()).toMatchObject({ queued: 0, refused: 0, handedOver: 6 });
    expect(await one.campaign()).toMatchObject({ status: 'sent', recipient_count: 6 });
    expect(await resend()).toBe(0);
  });

  it('are sent again as often as they are rejected, some or all', async () => {
    await one.begun(3);
    await one.run(one.worker(() => blocked));
    expect([await resend({ ids: [1, 99] }), await resend()]).toEqual([1, 2]);
    await one.run(one.worker(() => blocked));
    expect(await resend()).toBe(3);
    await one.run(one.worker());
    expect(await one.counts()).toEqual({ handed_over: 3 });
  });

  it('wait for the resumption of a paused campaign', async () => {
    await one.begun(3);
    await one.run(one.worker(() => blocked));
    await asStaff(pauseCampaign, byId());
    expect(await resend()).toBe(3);
    expect(await one.run(one.worker())).toBeUndefined();
    await asStaff(resumeCampaign, byId());
    await one.run(one.worker());
    expect(await one.counts()).toEqual({ handed_over: 3 });
  });

  it('stay rejected while their address is suppressed', async () => {
    await one.begun(3);
    await one.run(one.worker(except(dead, 1)));
    expect(await resend()).toBe(0);
    expect(await one.row(1)).toMatchObject({ status: 'refused', reason: 'no_such_address' });
    const { suppressions } = await asStaff(listSuppressions, { query: {} });
    await asStaff(liftSuppression, { params: { id: suppressions[0]!.id } });
    expect(await resend()).toBe(1);
    await one.run(one.worker());
    expect(await one.counts()).toEqual({ handed_over: 3 });
  });

  it('are not sent again when a first copy may have arrived', async () => {
    await one.begun(2);
    await one.run(one.worker(() => ({ outcome: 'uncertain', answer: '' })));
    await asStaff(resendUncertain, { ...byId(), body: all });
    await one.run(one.worker(() => blocked));
    expect(await one.counts()).toEqual({ refused: 2 });
    expect(await resend()).toBe(0);
  });

  it('are each sent again once when two people request it during an attempt', async () => {
    await one.begun(40);
    const rejected = new Set<string>();
    let requests: Promise<number[]> | undefined;
    const worker = one.worker(async ({ to }) => {
      if (rejected.size < 8 && !rejected.has(to)) {
        rejected.add(to);
        return blocked;
      }
      if (one.submitted.length > 25) await (requests ??= Promise.all([resend(), resend(all, asColleague)]));
      return ok;
    });
    await one.run(worker);
    const resent = (await requests!).reduce((sum, count) => sum + count, 0);
    await one.run(one.worker());
    expect(resent).toBeGreaterThan(0);
    expect(await one.counts()).toEqual({ handed_over: 32 + resent, ...(resent < 8 && { refused: 8 - resent }) });
    expect(twice()).toHaveLength(resent);
  });

  it('remain in a cancelled campaign', async () => {
    await one.begun(1);
    await one.run(one.worker(() => blocked));
    await one.statusIs('cancelled');
    expect(await apiErrorOf(asStaff(resendRejected, { ...byId(), body: all }))).toMatchObject({ code: 'wrong_moment' });
  });
});
