import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginSending } from '../src/features/newsletter-campaigns/begin-sending.ts';
import { campaignWriters } from '../src/features/newsletter-campaigns/frozen-campaign.ts';
import { openBatch, takeTurn } from '../src/features/newsletter-deliveries/batch-ledger.ts';
import { bookPlace } from '../src/features/newsletter-deliveries/mail-rate.ts';
import { resend } from '../src/features/newsletter-deliveries/resend-uncertain.ts';
import { runBatch, type BatchDeps } from '../src/features/newsletter-deliveries/run-batch.ts';
import { dueBatches, finishCampaigns } from '../src/features/newsletter-deliveries/sweep-campaigns.ts';
import { suppress } from '../src/features/mail-suppressions/suppress.ts';
import type { Handed, ReadyMessage } from '../src/outside/handing-over.ts';
import { aBigCampaign } from './sending/a-big-campaign.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';
import { testMailSettings } from './test-mail-settings.ts';

let test: TestApp;
let campaignId: string;
const newEm = () => test.orm.em.fork();
const never = new AbortController().signal;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** A campaign to so many, begun. */
async function begun(recipients: number) {
  await newEm().execute('delete from email_lists where kind = ?', ['own']);
  await newEm().execute('delete from mail_suppressions');
  const made = await aBigCampaign(newEm(), recipients);
  campaignId = made.id;
  expect(await beginSending(newEm(), campaignId, testMailSettings)).toBe(true);
  return made;
}

const ok: Handed = { outcome: 'handed_over', answer: '250 Ok' };
let given: ReadyMessage[] = [];
beforeEach(() => {
  given = [];
});

/** What a worker has, with a mail server that does as the test says. */
function worker(server: (message: ReadyMessage) => Handed | Promise<Handed> = () => ok): BatchDeps {
  return {
    newEm,
    writerOf: campaignWriters(newEm, testMailSettings),
    handOver: async (message) => {
      given.push(message);
      await new Promise((next) => setImmediate(next));
      return server(message);
    },
    window: 20,
    rate: { perSecond: 0, perHour: 0 },
    retryDelay: () => 0.05,
  };
}

const batch = (number = 1) => ({ campaignId, number });
const run = (deps: BatchDeps, number = 1) => runBatch(deps, batch(number), never);
const counts = async () => {
  const rows = await newEm().execute<{ status: string; count: number }[]>(
    'select status, count(*)::int as count from newsletter_deliveries where campaign_id = ? group by 1',
    [campaignId],
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
};
const row = async (id: number) =>
  (
    await newEm().execute<Record<string, unknown>[]>(
      'select * from newsletter_deliveries where campaign_id = ? and id = ?',
      [campaignId, id],
    )
  )[0];
const statusIs = (status: string) =>
  newEm().execute('update newsletter_campaigns set status = ? where id = ?', [status, campaignId]);
const campaign = async () =>
  (
    await newEm().execute<Record<string, unknown>[]>('select * from newsletter_campaigns where id = ?', [campaignId])
  )[0]!;
const addresses = () => given.map(({ to }) => to);
const messageIds = () => given.map(({ content }) => /^message-id: (\S+)/im.exec(content.toString())![1]!);

describe('a run that ended in the middle', () => {
  it('leaves uncertain what it had in hand, and the next run hands over the rest', async () => {
    await begun(60);
    const { run: first, due } = (await openBatch(newEm(), batch()))!;
    await takeTurn(newEm(), first, { outcomes: [], next: due.slice(0, 10).map(({ id }) => id), isRepeat: false });
    expect(await run(worker())).toBeNull();
    expect(await counts()).toEqual({ uncertain: 10, handed_over: 50 });
    expect(await row(1)).toMatchObject({ status: 'uncertain', reason: 'worker_stopped' });
    expect(new Set(addresses()).size).toBe(50);
    expect(await finishCampaigns(newEm())).toBe(1);
    expect(await campaign()).toMatchObject({ status: 'sent', recipient_count: 60 });
  });

  it('and wakes up again can neither write nor take any more', async () => {
    await begun(60);
    const { run: first, due } = (await openBatch(newEm(), batch()))!;
    const ids = due.map(({ id }) => id);
    await takeTurn(newEm(), first, { outcomes: [], next: ids.slice(0, 10), isRepeat: false });
    await run(worker());
    const outcomes = ids
      .slice(0, 10)
      .map((id) => ({ id, status: 'handed_over' as const, answer: '', reason: null, retryIn: null }));
    const late = await takeTurn(newEm(), first, { outcomes, next: ids.slice(10, 20), isRepeat: false });
    expect(late).toEqual({ isOurs: false, taken: [] });
    expect(await counts()).toEqual({ uncertain: 10, handed_over: 50 });
  });

  it('because another took the batch over stops, and nobody gets two', async () => {
    await begun(200);
    const slow = worker(async () => {
      await new Promise((next) => setTimeout(next, 20));
      return ok;
    });
    const both = await Promise.allSettled([
      run(slow),
      new Promise((next) => setTimeout(next, 60)).then(() => run(slow)),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(new Set(addresses()).size).toBe(given.length);
    const { uncertain, handed_over: handedOver } = await counts();
    expect(uncertain! + handedOver!).toBe(200);
    expect(uncertain).toBeLessThanOrEqual(20);
  });

  it('is told what it took where the answer to a turn was lost', async () => {
    await begun(20);
    const { run: only, due } = (await openBatch(newEm(), batch()))!;
    const next = due.map(({ id }) => id);
    await takeTurn(newEm(), only, { outcomes: [], next, isRepeat: false });
    expect(await takeTurn(newEm(), only, { outcomes: [], next, isRepeat: false })).toEqual({ isOurs: true, taken: [] });
    expect(await takeTurn(newEm(), only, { outcomes: [], next, isRepeat: true })).toEqual({
      isOurs: true,
      taken: next,
    });
  });
});

describe('a pause', () => {
  it('takes effect within a window, and going on misses nobody', async () => {
    await begun(200);
    const pausing = worker(async () => {
      if (given.length === 30) await statusIs('paused');
      return ok;
    });
    await run(pausing);
    const before = given.length;
    expect(before).toBeLessThanOrEqual(30 + 20);
    expect(await dueBatches(newEm())).toEqual([]);
    expect(await run(worker())).toBeUndefined();
    await statusIs('sending');
    expect(await dueBatches(newEm())).toEqual([batch()]);
    expect(await run(worker())).toBeNull();
    expect([given.length, new Set(addresses()).size]).toEqual([200, 200]);
  });

  it('for good leaves the rest where it is', async () => {
    await begun(200);
    const cancelling = worker(async () => {
      if (given.length === 30) await statusIs('cancelled');
      return ok;
    });
    await run(cancelling);
    expect(await run(worker())).toBeUndefined();
    const { queued, handed_over: handedOver } = await counts();
    expect([queued! + handedOver!, handedOver! <= 50]).toEqual([200, true]);
  });
});

describe('what the mail server puts off', () => {
  it('is tried again in its time, under the same Message-ID', async () => {
    await begun(3);
    const busyOnce = worker(({ to }) =>
      to === 'reader2@example.org' && given.filter((each) => each.to === to).length === 1
        ? { outcome: 'deferred', answer: '450 Busy' }
        : ok,
    );
    expect(await run(busyOnce)).toBeGreaterThan(0);
    expect(await row(2)).toMatchObject({ status: 'retry', answer: '450 Busy', attempts: 1 });
    expect(await finishCampaigns(newEm())).toBe(0);
    await new Promise((next) => setTimeout(next, 80));
    expect(await dueBatches(newEm())).toEqual([batch()]);
    expect(await run(busyOnce)).toBeNull();
    expect(await row(2)).toMatchObject({ status: 'handed_over', attempts: 2 });
    expect([given.length, new Set(messageIds()).size]).toEqual([4, 3]);
  });

  it('for a day is refused', async () => {
    await begun(1);
    const busy = worker(() => ({ outcome: 'deferred', answer: '450 Busy' }));
    await run(busy);
    await newEm().execute(
      `update newsletter_deliveries set first_attempt_at = now() - interval '1 day', retry_at = now() - interval '1 second' where campaign_id = ?`,
      [campaignId],
    );
    expect(await run(busy)).toBeNull();
    expect(await row(1)).toMatchObject({
      status: 'refused',
      reason: 'put_off_too_long',
      answer: '450 Busy',
      attempts: 2,
    });
  });
});

describe('what the mail server refuses', () => {
  it('is not tried again, and an address that does not exist is never mailed again by any list', async () => {
    const { emailListId } = await begun(3);
    const refusing = worker(({ to }) => {
      if (to === 'reader1@example.org')
        return { outcome: 'refused', answer: '550 5.1.1 No such user', isDeadAddress: true };
      if (to === 'reader2@example.org') return { outcome: 'refused', answer: '554 5.7.1 Spam', isDeadAddress: false };
      return ok;
    });
    expect(await run(refusing)).toBeNull();
    expect(await counts()).toEqual({ refused: 2, handed_over: 1 });
    expect(await row(1)).toMatchObject({ reason: 'no_such_address', answer: '550 5.1.1 No such user' });
    const [suppressed] = await newEm().execute<{ email: string; reason: string }[]>(
      'select email, reason from mail_suppressions',
    );
    expect(suppressed).toEqual({ email: 'reader1@example.org', reason: 'bounced' });
    const [list] = await newEm().execute<{ subscriber_count: number }[]>(
      'select subscriber_count from email_lists where id = ?',
      [emailListId],
    );
    expect(list!.subscriber_count).toBe(2);
  });
});

describe('who has left', () => {
  it('before sending began has a row that says so, and afterwards is skipped at their turn', async () => {
    await newEm().execute('delete from email_lists where kind = ?', ['own']);
    await newEm().execute('delete from mail_suppressions');
    const made = await aBigCampaign(newEm(), 5);
    campaignId = made.id;
    await newEm().execute(
      `insert into mail_suppressions (address_hash, reason) values (address_hash('READER2@example.org'), 'erased')`,
    );
    await beginSending(newEm(), campaignId, testMailSettings);
    expect(await campaign()).toMatchObject({ recipient_count: 4 });
    await suppress(newEm(), 'reader3@example.org', 'left');
    await newEm().execute(
      `delete from email_list_subscribers where email_list_id = ? and email = 'reader4@example.org'`,
      [made.emailListId],
    );
    expect(await run(worker())).toBeNull();
    expect(addresses().toSorted((a, b) => a.localeCompare(b))).toEqual(['reader1@example.org', 'reader5@example.org']);
    expect([await row(2), await row(3), await row(4)]).toMatchObject([
      { status: 'skipped', reason: 'erased' },
      { status: 'skipped', reason: 'left' },
      { status: 'skipped', reason: 'left' },
    ]);
  });
});

describe('what is uncertain', () => {
  it('is never sent again by itself, and by choice at most once, with the same Message-ID; who chose is kept', async () => {
    await begun(4);
    const silent = worker(({ to }) =>
      to.startsWith('reader4') ? ok : { outcome: 'uncertain', answer: 'Connection closed' },
    );
    await run(silent);
    await finishCampaigns(newEm());
    expect(await dueBatches(newEm())).toEqual([]);
    const by = 'ada@lanesight.ai';
    expect(await resend(newEm(), campaignId, { ids: [1, 4, 99], by })).toBe(1);
    expect(await campaign()).toMatchObject({ status: 'sending' });
    await run(silent);
    expect(await row(1)).toMatchObject({ status: 'uncertain', resent_by: by, attempts: 2 });
    expect(await resend(newEm(), campaignId, { ids: undefined, by })).toBe(2);
    expect(await resend(newEm(), campaignId, { ids: undefined, by })).toBe(0);
    await run(worker());
    expect(await counts()).toEqual({ uncertain: 1, handed_over: 3 });
    expect([given.length, new Set(messageIds()).size]).toEqual([7, 4]);
    const sentAt = (await campaign()).sent_at;
    await finishCampaigns(newEm());
    expect(await campaign()).toMatchObject({ status: 'sent', sent_at: sentAt, recipient_count: 4 });
  });

  it('stays where it is in a campaign that was cancelled', async () => {
    await begun(1);
    await run(worker(() => ({ outcome: 'uncertain', answer: '' })));
    await statusIs('cancelled');
    expect(await resend(newEm(), campaignId, { ids: undefined, by: 'ada@lanesight.ai' })).toBeUndefined();
  });
});

describe('the rate', () => {
  it('of a second and of an hour holds for all workers together', async () => {
    const rate = { perSecond: 100, perHour: 0 };
    const waits = await Promise.all(Array.from({ length: 10 }, () => bookPlace(newEm(), 10, rate)));
    // Ten places of a tenth of a second each: the last begins after nine.
    expect(Math.max(...waits)).toBeGreaterThan(700);
    expect(Math.max(...waits)).toBeLessThanOrEqual(900);
    await newEm().execute(`update mail_rate set second_free_at = '-infinity'`);
    await bookPlace(newEm(), 1, { perSecond: 0, perHour: 3_600 });
    expect(await bookPlace(newEm(), 1, { perSecond: 0, perHour: 3_600 })).toBeGreaterThan(800);
    await newEm().execute(`update mail_rate set hour_free_at = '-infinity'`);
    expect(await bookPlace(newEm(), 1_000, { perSecond: 0, perHour: 0 })).toBe(0);
  });

  it('spreads a batch over its time', async () => {
    await begun(40);
    const at = performance.now();
    expect(await run({ ...worker(), rate: { perSecond: 40, perHour: 0 } })).toBeNull();
    expect(performance.now() - at).toBeGreaterThan(600);
    expect(new Set(addresses()).size).toBe(40);
    await newEm().execute(`update mail_rate set second_free_at = '-infinity'`);
  });
});

describe('every message of a campaign', () => {
  it('is the same but for what is personal, and no name can break it', async () => {
    await begun(2);
    const name = 'Ann "<b>" \r\nBcc: all@example.org\r\n\r\nÖ{{greeting}}';
    await newEm().execute('update newsletter_deliveries set first_name = ? where campaign_id = ? and id = 1', [
      name,
      campaignId,
    ]);
    await run(worker());
    const [first, second] = given.map(({ content }) => content.toString('latin1'));
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
