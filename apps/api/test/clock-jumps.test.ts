import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { getUser } from '@workspace/contracts/auth';
import { createPost, listManagedPosts } from '@workspace/contracts/managed-posts';
import { startMailSink } from '@workspace/sandbox/mail-sink';
import { messageTo } from '@workspace/sandbox/mail-services/use-mail-services';
import { SmtpTransport } from '../src/adapters/smtp/smtp-transport.ts';
import { pruneSessions, sessionStore } from '../src/features/auth/session-store.ts';
import { publishDuePosts } from '../src/features/blog-posts/publish-due-posts.ts';
import { dueBatches } from '../src/features/newsletter-deliveries/due-batches.ts';
import { findDueCampaigns, markLateCampaigns } from '../src/features/newsletter-deliveries/due-campaigns.ts';
import { finishCampaigns } from '../src/features/newsletter-deliveries/finish-campaigns.ts';
import { draft } from './a-draft.ts';
import { callsTo } from './call-as.ts';
import { batchTest, ok } from './sending/batch-test.ts';
import { shiftClock } from './shift-clock.ts';

const one = batchTest();
const hour = 3_600_000;
const jumps = [
  ['forward', hour],
  ['back', -hour],
] as const;

const realNow = Date.now.bind(Date);

/** Sets the clock of this process, and not that of the database. */
const jump = (milliseconds: number) => void (Date.now = () => realNow() + milliseconds);
const endJump = () => void (Date.now = realNow);
afterEach(endJump);

describe.each(jumps)("a worker's clock that jumps an hour %s during a campaign", (_way, by) => {
  it('sends each email once, and none to a subscriber who leaves after the jump', async () => {
    await one.begun(120);
    let isJumped = false;
    const slow = one.worker(async () => {
      if (one.submitted.length === 30 && !isJumped) {
        isJumped = true;
        jump(by);
        await one.newEm().execute(
          `delete from email_list_subscribers where email = (
            select email from newsletter_deliveries where campaign_id = ? and id = 120)`,
          [one.campaignId],
        );
      }
      await sleep(isJumped ? 400 : 1);
      return ok;
    });
    while ((await dueBatches(one.newEm())).length > 0) await one.run(slow);
    expect(await one.counts()).toEqual({ handed_over: 119, skipped: 1 });
    expect(new Set(one.addresses()).size).toBe(one.submitted.length);
    expect(await finishCampaigns(one.newEm())).toBe(1);
  });
});

it('tries a busy mail server again after its rest, when the clock was set back meanwhile', async () => {
  const busy = { at: 'greeting', does: '421 4.7.0 Too many connections' } as const;
  const sink = await startMailSink({
    faults: ({ connection, recipient }) => (recipient || connection > 1 ? undefined : busy),
  });
  const sender = new SmtpTransport({ smtpUrl: `smtp://127.0.0.1:${sink.port}`, connections: 1, rest: 50 });
  onTestFinished(async () => {
    sender.close();
    await sink.stop();
  });
  expect(await sender.submit(messageTo('it@example.org'))).toMatchObject({ outcome: 'deferred' });
  jump(-hour);
  await sleep(80);
  expect(await sender.submit(messageTo('it@example.org'))).toMatchObject({ outcome: 'handed_over' });
});

describe("the database's clock", () => {
  const finishSending = async () => {
    while ((await dueBatches(one.newEm())).length > 0) await one.run(one.worker());
  };

  it.each(jumps)('jumps an hour %s during a campaign, which doubles no email and loses none', async (_way, by) => {
    await one.begun(100);
    await one.claim({ claimed: 40, submitting: [1, 2, 3, 4, 5] });
    await shiftClock(one.newEm(), by);
    await finishSending();
    // Email waits for as long as the clock was set back.
    await shiftClock(one.newEm(), Math.abs(by));
    await finishSending();
    expect(await one.counts()).toEqual({ uncertain: 5, handed_over: 95 });
    expect(new Set(one.addresses()).size).toBe(95);
  });

  it('jumps, and a scheduled campaign starts once: late ones wait for a person', async () => {
    const scheduledIn = async (minutes: number) => {
      await one.draft(1);
      await one
        .newEm()
        .execute(
          `update newsletter_campaigns set status = 'scheduled', scheduled_at = now() + make_interval(mins => ?) where id = ?`,
          [minutes, one.campaignId],
        );
    };
    const findDue = async () => {
      await markLateCampaigns(one.newEm());
      return findDueCampaigns(one.newEm());
    };
    await scheduledIn(30);
    await shiftClock(one.newEm(), -hour);
    expect(await findDue()).toEqual([]);
    await shiftClock(one.newEm(), 2 * hour);
    expect(await findDue()).toEqual([one.campaignId]);
    await one.begin();
    await shiftClock(one.newEm(), -hour);
    expect(await findDue()).toEqual([]);
    await scheduledIn(-30);
    await shiftClock(one.newEm(), hour);
    expect([await findDue(), (await one.campaign())['status']]).toEqual([[], 'late']);
  });

  it('jumps, and a scheduled post is published once, and stays published', async () => {
    const as = callsTo(one.test.app)(await one.test.signInAs('ada@lanesight.ai'));
    const publishAt = new Date(Date.now() + hour / 2).toISOString();
    const { post } = await as(createPost, { body: { ...draft, status: 'scheduled', publishAt } });
    const published = async () => (await publishDuePosts(one.newEm())).published;
    expect(await published()).toBe(0);
    await shiftClock(one.newEm(), hour);
    expect(await published()).toBe(1);
    await shiftClock(one.newEm(), -hour);
    expect(await published()).toBe(0);
    const { posts } = await as(listManagedPosts, {});
    expect(posts.find(({ id }) => id === post.id)?.status).toBe('published');
  });
});

describe('a session', () => {
  let headers: { cookie: string };
  beforeEach(async () => {
    await one.newEm().execute('delete from sessions');
    headers = await one.test.signInAs('ada@lanesight.ai');
  });
  const status = async () => (await one.test.app.inject({ url: getUser.path, headers })).statusCode;

  it.each(jumps)('survives a clock that jumps an hour %s', async (_way, by) => {
    jump(by);
    expect(await status()).toBe(200);
    endJump();
    await shiftClock(one.newEm(), by);
    await pruneSessions(one.newEm());
    expect(await status()).toBe(200);
  });

  it('is not written again after it was ended and the clock was set back', async () => {
    const [row] = await one.newEm().execute<{ sid: string; sess: never }[]>('select sid, sess from sessions');
    await one.newEm().execute('delete from sessions where sid = ?', [row!.sid]);
    jump(-hour);
    const store = sessionStore(one.newEm);
    await new Promise((done) => store.set(row!.sid, row!.sess, done));
    expect(await status()).toBe(401);
  });
});
