import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startMailSink, type MailSink } from '@workspace/sandbox/mail-sink';
import type { SubmissionResult } from '../../src/adapters/mail-transport.ts';
import { countSingleEmails } from '../../src/features/mail-providers/count-single-emails.ts';
import { ProviderGate } from '../../src/features/mail-providers/provider-gate.ts';
import { pauseProvider } from '../../src/features/mail-providers/provider-states.ts';
import { findWarmUp } from '../../src/features/mail-providers/warm-up-days.ts';
import { dueBatches } from '../../src/features/newsletter-deliveries/due-batches.ts';
import { ok } from '../sending/batch-test.ts';
import type { WorkerOrders } from '../sending/worker-process.ts';
import { networkWith } from '../test-network.ts';
import { warmUpTest } from './warm-up-test.ts';

const { one, daysAgo, shapingFrom, sql, warmingWorker, todayOf, aDayLater, beginAtGoogle } = warmUpTest();

describe('the budget of a day', () => {
  it('lets that many emails out, and the rest waits in the queue for the next day', async () => {
    await beginAtGoogle(300);
    const dueIn = await one.run(warmingWorker(daysAgo(0)));
    expect(await one.counts()).toEqual({ handed_over: 200, queued: 100 });
    const midnight = (Date.parse(daysAgo(-1)) - Date.now()) / 1_000;
    expect(Math.abs(dueIn! - midnight)).toBeLessThan(60);
    expect(await dueBatches(one.newEm())).toEqual([]);
    await aDayLater();
    expect(await one.run(warmingWorker(daysAgo(1)))).toBeNull();
    expect(await one.counts()).toEqual({ handed_over: 300 });
    expect(await todayOf('google', daysAgo(1))).toMatchObject({ day: 2, budget: 250, sent: 100, heldBecause: null });
  });

  it('is opened again when its counts are gone, as after a restore', async () => {
    const worker = warmingWorker(daysAgo(0));
    await beginAtGoogle(100);
    expect(await one.run(worker)).toBeNull();
    await sql('delete from mail_warm_up_days');
    await beginAtGoogle(100);
    // A worker reads the counts at most once a second.
    await expect.poll(() => one.run(worker), { timeout: 10_000 }).toBeNull();
    expect((await todayOf('google', daysAgo(0)))!.sent).toBe(100);
  });

  it('is larger for all other providers together', async () => {
    await one.begun(400);
    await one.run(warmingWorker(daysAgo(0)));
    expect(await one.counts()).toEqual({ handed_over: 300, queued: 100 });
  });

  it('does not limit anything before the first day, or after the last', async () => {
    for (const from of [daysAgo(-1), daysAgo(28)]) {
      await beginAtGoogle(300);
      expect(await one.run(warmingWorker(from))).toBeNull();
      expect(await one.counts()).toEqual({ handed_over: 300 });
    }
    expect(await findWarmUp(one.newEm(), shapingFrom(daysAgo(28)))).toEqual([]);
  });

  it('gets back what was not submitted in the end', async () => {
    await beginAtGoogle(100);
    const busy: SubmissionResult = {
      outcome: 'deferred',
      answer: '451 4.3.0 Try again later',
      rejection: { code: 451, command: 'CONN' },
    };
    let replies = 0;
    await one.run(warmingWorker(daysAgo(0), () => ((replies += 1) % 2 === 0 ? ok : busy)));
    expect(await one.counts()).toEqual({ handed_over: 50, retry: 50 });
    expect((await todayOf('google', daysAgo(0)))!.sent).toBe(50);
  });

  it('gets back the claims of a killed worker that were not submitted', async () => {
    await beginAtGoogle(300);
    await one.run(warmingWorker(daysAgo(0), () => ok));
    await aDayLater();
    const gate = new ProviderGate({ newEm: one.newEm, shaping: shapingFrom(daysAgo(1)) });
    await gate.refresh();
    await one.claim({ claimed: 60, submitting: [201, 202], handedOver: [203], day: gate.budgetOf('google') });
    expect((await todayOf('google', daysAgo(1)))!.sent).toBe(60);
    expect(await one.run(warmingWorker(daysAgo(1)))).toBeNull();
    expect(await one.counts()).toEqual({ handed_over: 298, uncertain: 2 });
    expect((await todayOf('google', daysAgo(1)))!.sent).toBe(100);
  });

  it('does not use up the day that a deferred email has for its retries', async () => {
    await beginAtGoogle(201);
    const deferred: SubmissionResult = { outcome: 'deferred', answer: '451 4.2.1 Later' };
    await one.run(warmingWorker(daysAgo(0), ({ to }) => (to === one.submitted[0]!.to ? deferred : ok)));
    expect(await one.counts()).toEqual({ handed_over: 200, retry: 1 });
    await sql(`update newsletter_deliveries set first_attempt_at = now() - interval '23 hours', retry_at = now()
      where status = 'retry'`);
    await one.run(warmingWorker(daysAgo(0)));
    const [row] = await sql<{ tried: number }>(`select extract(epoch from b.due_at - d.first_attempt_at)::float8 / 3600
      as tried from newsletter_deliveries d join newsletter_batches b on b.campaign_id = d.campaign_id
      where d.status = 'retry'`);
    expect(row!.tried).toBeCloseTo(23, 1);
  });
});

describe('two workers', () => {
  let sink: MailSink;
  let workers: ChildProcess[] = [];
  afterEach(async () => {
    for (const worker of workers) worker.kill('SIGKILL');
    workers = [];
    await sink.stop();
  });

  async function startWorker(from: string): Promise<ChildProcess> {
    const child = fork(join(import.meta.dirname, '../sending/worker-process.ts'));
    const orders: WorkerOrders = {
      databaseUrl: one.test.orm.config.get('clientUrl'),
      smtpPort: sink.port,
      connections: 10,
      window: 50,
      perSecond: 0,
      retrySeconds: 1,
      maxRetrySeconds: 5,
      limits: ['google=20/0'],
      warmUpFrom: from,
    };
    child.send(orders);
    await once(child, 'message');
    workers.push(child);
    return child;
  }

  const settled = async () => {
    const [row] = await sql<{ open: number }>(
      `select count(*)::int as open from newsletter_batches where done_at is null and due_at < now() + interval '1 minute'`,
    );
    return row!.open;
  };

  it('never exceed the budget together, also when one is killed', { timeout: 120_000 }, async () => {
    sink = await startMailSink({ delay: 2 });
    // Day 7: 800 emails to Google, 1,200 to the others.
    const from = daysAgo(6);
    await one.begun(4_000);
    await sql(`insert into mail_domains (domain, provider, expires_at)
      select distinct lower(split_part(email, '@', 2)), 'google', now() + interval '1 day' from newsletter_deliveries`);
    await sql(`update newsletter_batches set provider = 'google' where number % 2 = 1`);
    const [first] = await Promise.all([startWorker(from), startWorker(from)]);
    for (const worker of workers) worker.send('sweep');
    await expect.poll(() => sink.taken.size, { timeout: 30_000 }).toBeGreaterThan(300);
    first.kill('SIGKILL');
    const third = await startWorker(from);
    await expect
      .poll(
        () => {
          third.send('sweep');
          return settled();
        },
        { timeout: 90_000, interval: 1_000 },
      )
      .toBe(0);
    const counts = await one.counts();
    const { handed_over: submitted = 0, uncertain = 0, queued = 0, ...rest } = counts;
    expect(rest).toEqual({});
    // An uncertain email may have been accepted, and counts.
    expect(submitted + uncertain).toBe(2_000);
    expect(queued).toBe(2_000);
    expect(sink.taken.size).toBeLessThanOrEqual(2_000);
    expect(await sql('select provider, used from mail_warm_up_days where used > 0 order by 1')).toEqual([
      { provider: 'google', used: 800 },
      { provider: 'other', used: 1_200 },
    ]);
  });
});

describe('a reaction of a provider', () => {
  it('keeps the next budget from growing, and says why', async () => {
    await beginAtGoogle(300);
    const limited: SubmissionResult = {
      outcome: 'deferred',
      answer: '421 4.7.28 Gmail has detected an unusual rate of unsolicited mail. Try again later.',
      rejection: { code: 421, command: 'RCPT TO' },
    };
    await one.run(warmingWorker(daysAgo(2), () => limited));
    await aDayLater();
    expect(await todayOf('google', daysAgo(3))).toMatchObject({
      day: 3,
      budget: 320,
      heldBecause: expect.stringContaining('Google') as string,
    });
    expect(await todayOf('yahoo', daysAgo(3))).toMatchObject({ day: 4, heldBecause: null });
    await aDayLater();
    expect(await todayOf('google', daysAgo(4))).toMatchObject({ day: 4, heldBecause: null });
  });

  it('holds each day that begins in a pause', async () => {
    await beginAtGoogle(10);
    await pauseProvider(one.newEm(), 'google', 3_600, { kind: 'policy', sentence: 'Google blocks.' });
    await one.run(warmingWorker(daysAgo(2)));
    await aDayLater();
    expect(await todayOf('google', daysAgo(3))).toMatchObject({ day: 3, heldBecause: 'Google blocks.' });
  });
});

describe('a single email', () => {
  it('counts, and goes out when the budget is spent', async () => {
    const from = daysAgo(0);
    const networkChecks = await networkWith({
      'town.test': { MX: [{ preference: 10, exchange: 'aspmx.l.google.com' }] },
    });
    const errors: unknown[] = [];
    const { submit } = countSingleEmails(
      { submit: async () => ok },
      { newEm: one.newEm, shaping: shapingFrom(from), networkChecks, onError: (error) => void errors.push(error) },
    );
    await sql(`insert into mail_warm_up_days (day, provider, used) values (?, 'google', 200)`, [from]);
    const message = { from: 'news@lanesight.ai', to: 'anna@Town.test', content: Buffer.from('') };
    expect(await submit(message)).toEqual(ok);
    await expect.poll(async () => (await todayOf('google', from))!.sent).toBe(201);
    expect(errors).toEqual([]);
  });
});
