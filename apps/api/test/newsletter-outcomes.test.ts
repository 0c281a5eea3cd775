import { afterEach, describe, expect, it } from 'vitest';
import { suppress } from '../src/features/suppressions/suppress.ts';
import { reserveSlots } from '../src/features/newsletter-deliveries/mail-rate.ts';
import { resend } from '../src/features/newsletter-deliveries/resend.ts';
import { dueBatches } from '../src/features/newsletter-deliveries/due-batches.ts';
import { finishCampaigns } from '../src/features/newsletter-deliveries/finish-campaigns.ts';
import { batchTest, ok } from './sending/batch-test.ts';

const one = batchTest();

// A later test would wait for the slots that an earlier one reserved.
afterEach(() => one.newEm().execute(`update mail_rate set second_free_at = '-infinity', hour_free_at = '-infinity'`));

describe('deferred messages', () => {
  it('are retried at their time, with the same Message-ID', async () => {
    await one.begun(3);
    const busyOnce = one.worker(({ to }) =>
      to === 'reader2@example.org' && one.submitted.filter((each) => each.to === to).length === 1
        ? { outcome: 'deferred', answer: '450 Busy' }
        : ok,
    );
    // Seconds until the retry; a busy machine may be past it already.
    expect(await one.run(busyOnce)).not.toBeNull();
    expect(await one.row(2)).toMatchObject({ status: 'retry', answer: '450 Busy', attempts: 1 });
    expect(await finishCampaigns(one.newEm())).toBe(0);
    await new Promise((next) => setTimeout(next, 80));
    expect(await dueBatches(one.newEm())).toMatchObject([one.batch()]);
    expect(await one.run(busyOnce)).toBeNull();
    expect(await one.row(2)).toMatchObject({ status: 'handed_over', attempts: 2 });
    expect([one.submitted.length, new Set(one.messageIds()).size]).toEqual([4, 3]);
  });

  it('are refused after a day', async () => {
    await one.begun(1);
    const busy = one.worker(() => ({ outcome: 'deferred', answer: '450 Busy' }));
    await one.run(busy);
    await one
      .newEm()
      .execute(
        `update newsletter_deliveries set first_attempt_at = now() - interval '1 day', retry_at = now() - interval '1 second' where campaign_id = ?`,
        [one.campaignId],
      );
    expect(await one.run(busy)).toBeNull();
    expect(await one.row(1)).toMatchObject({
      status: 'refused',
      reason: 'put_off_too_long',
      answer: '450 Busy',
      attempts: 2,
    });
  });
});

describe('refused messages', () => {
  it('are not retried, and a dead address is suppressed on every list', async () => {
    const { emailListId } = await one.begun(3);
    const refusing = one.worker(({ to }) => {
      if (to === 'reader1@example.org')
        return { outcome: 'refused', answer: '550 5.1.1 No such user', isDeadAddress: true };
      if (to === 'reader2@example.org') return { outcome: 'refused', answer: '554 5.7.1 Spam', isDeadAddress: false };
      return ok;
    });
    expect(await one.run(refusing)).toBeNull();
    expect(await one.counts()).toEqual({ refused: 2, handed_over: 1 });
    expect(await one.row(1)).toMatchObject({ reason: 'no_such_address', answer: '550 5.1.1 No such user' });
    const [suppressed] = await one
      .newEm()
      .execute<{ email: string; reason: string }[]>('select email, reason from mail_suppressions');
    expect(suppressed).toEqual({ email: 'reader1@example.org', reason: 'bounced' });
    const [list] = await one
      .newEm()
      .execute<{ subscriber_count: number }[]>('select subscriber_count from email_lists where id = ?', [emailListId]);
    expect(list!.subscriber_count).toBe(2);
  });
});

describe('responses of the mail server', () => {
  it('are stored without the half of a character at which they are cut', async () => {
    await one.begun(1);
    await one.run(one.worker(() => ({ outcome: 'uncertain', answer: `${'x'.repeat(499)}😀` })));
    expect(await one.row(1)).toMatchObject({ status: 'uncertain', answer: `${'x'.repeat(499)}\ufffd` });
  });
});

describe('subscribers who left', () => {
  it('have a skipped row if they left before sending started, and are skipped at their turn afterwards', async () => {
    const made = await one.draft(5);
    await one
      .newEm()
      .execute(
        `insert into mail_suppressions (address_hash, reason) values (address_hash('READER2@example.org'), 'erased')`,
      );
    await one.begin();
    expect(await one.campaign()).toMatchObject({ recipient_count: 4 });
    await suppress(one.newEm(), 'reader3@example.org', 'left');
    await one
      .newEm()
      .execute(`delete from email_list_subscribers where email_list_id = ? and email = 'reader4@example.org'`, [
        made.emailListId,
      ]);
    expect(await one.run(one.worker())).toBeNull();
    expect(one.addresses().toSorted((a, b) => a.localeCompare(b))).toEqual([
      'reader1@example.org',
      'reader5@example.org',
    ]);
    expect([await one.row(2), await one.row(3), await one.row(4)]).toMatchObject([
      { status: 'skipped', reason: 'erased' },
      { status: 'skipped', reason: 'left' },
      { status: 'skipped', reason: 'left' },
    ]);
  });
});

describe('subscribers who leave during an attempt', () => {
  it('are skipped within about a second, however slow the rate is', async () => {
    const { emailListId } = await one.begun(12);
    const leave = `delete from email_list_subscribers where email_list_id = ? and email <> 'reader12@example.org'`;
    const worker = one.worker(async () => {
      if (one.submitted.length === 1) await one.newEm().execute(leave, [emailListId]);
      return ok;
    });
    expect(await one.run({ ...worker, rate: { perSecond: 4, perHour: 0 } })).toBeNull();
    expect(one.submitted.length).toBeLessThanOrEqual(8);
    expect(one.addresses()).toContain('reader12@example.org');
    expect(await one.counts()).toEqual({ handed_over: one.submitted.length, skipped: 12 - one.submitted.length });
  });
});

describe('uncertain messages', () => {
  it('are never resent automatically, and manually at most once with the same Message-ID and the staff member stored', async () => {
    await one.begun(4);
    const silent = one.worker(({ to }) =>
      to.startsWith('reader4') ? ok : { outcome: 'uncertain', answer: 'Connection closed' },
    );
    await one.run(silent);
    await finishCampaigns(one.newEm());
    expect(await dueBatches(one.newEm())).toEqual([]);
    const by = 'ada@lanesight.ai';
    expect(await resend(one.newEm(), one.campaignId, { status: 'uncertain', ids: [1, 4, 99], by })).toBe(1);
    expect(await one.campaign()).toMatchObject({ status: 'sending' });
    await one.run(silent);
    expect(await one.row(1)).toMatchObject({ status: 'uncertain', resent_by: by, attempts: 2 });
    expect(await resend(one.newEm(), one.campaignId, { status: 'uncertain', ids: undefined, by })).toBe(2);
    expect(await resend(one.newEm(), one.campaignId, { status: 'uncertain', ids: undefined, by })).toBe(0);
    await one.run(one.worker());
    expect(await one.counts()).toEqual({ uncertain: 1, handed_over: 3 });
    expect([one.submitted.length, new Set(one.messageIds()).size]).toEqual([7, 4]);
    const sentAt = (await one.campaign()).sent_at;
    await finishCampaigns(one.newEm());
    expect(await one.campaign()).toMatchObject({ status: 'sent', sent_at: sentAt, recipient_count: 4 });
  });

  it('remain in a cancelled campaign', async () => {
    await one.begun(1);
    await one.run(one.worker(() => ({ outcome: 'uncertain', answer: '' })));
    await one.statusIs('cancelled');
    expect(
      await resend(one.newEm(), one.campaignId, { status: 'uncertain', ids: undefined, by: 'ada@lanesight.ai' }),
    ).toBeUndefined();
  });
});

describe('the rate limit', () => {
  it('applies per second and per hour to all workers together', async () => {
    const rate = { perSecond: 1, perHour: 0 };
    const waits = await Promise.all(Array.from({ length: 10 }, () => reserveSlots(one.newEm(), 100, rate)));
    // Ten slots of 100 seconds each: the last begins after nine. The time that the test itself takes hardly matters.
    expect(Math.max(...waits)).toBeGreaterThan(800_000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(900_000);
    await one.newEm().execute(`update mail_rate set second_free_at = '-infinity'`);
    await reserveSlots(one.newEm(), 1, { perSecond: 0, perHour: 36 });
    expect(await reserveSlots(one.newEm(), 1, { perSecond: 0, perHour: 36 })).toBeGreaterThan(60_000);
    expect(await reserveSlots(one.newEm(), 1_000, { perSecond: 0, perHour: 0 })).toBe(0);
  });

  it('spreads a batch over its time', async () => {
    await one.begun(40);
    const at = performance.now();
    expect(await one.run({ ...one.worker(), rate: { perSecond: 40, perHour: 0 } })).toBeNull();
    expect(performance.now() - at).toBeGreaterThan(600);
    expect(new Set(one.addresses()).size).toBe(40);
  });
});

describe('the messages of a campaign', () => {
  it('differ only in the personal data, and no name can break them', async () => {
    await one.begun(2);
    const name = 'Ann "<b>" \r\nBcc: all@example.org\r\n\r\nÖ{{greeting}}';
    await one
      .newEm()
      .execute('update newsletter_deliveries set first_name = ? where campaign_id = ? and id = 1', [
        name,
        one.campaignId,
      ]);
    await one.run(one.worker());
    const [first, second] = one.submitted.map(({ content }) => content.toString('latin1'));
    expect(first!.split('\r\n').every((line) => line.length < 998)).toBe(true);
    expect(first).not.toMatch(/^bcc:/im);
    expect(first).toMatch(/^List-Unsubscribe: <http:\/\/localhost:3000\/api\/mail-preferences\/[\w-]+\/leaving>\r$/m);
    expect(first).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(second).toMatch(/Hello Anna,/);
    const head = (message: string) =>
      message.slice(0, message.indexOf('\r\n\r\n')).replace(/^(?:To|Message-ID|List-Unsubscribe): .*$/gim, '');
    expect(head(first!).replace(/_NmP-\w+/, '')).toBe(head(second!).replace(/_NmP-\w+/, ''));
  });
});
