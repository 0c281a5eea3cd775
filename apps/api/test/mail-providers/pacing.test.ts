import { beforeEach, describe, expect, it } from 'vitest';
import { openNetworkChecks } from '../../src/adapters/network-checks.ts';
import type { SubmissionResult, SubmitMessage } from '../../src/adapters/mail-transport.ts';
import { ProviderGate } from '../../src/features/mail-providers/provider-gate.ts';
import { findStates, resume } from '../../src/features/mail-providers/provider-states.ts';
import { shapingOf } from '../../src/features/mail-providers/shaping.ts';
import { dueBatches } from '../../src/features/newsletter-deliveries/due-batches.ts';
import { laneJob } from '../../src/features/newsletter-deliveries/delivery-jobs.ts';
import { reserveSlots } from '../../src/features/newsletter-deliveries/mail-rate.ts';
import { startDns, type Zone } from '@workspace/sandbox/dns';
import { prepareLedger } from '../../src/features/newsletter-deliveries/prepare-ledger.ts';
import { beginSending } from '../../src/features/newsletter-campaigns/sending/begin-sending.ts';
import { batchTest, ok } from '../sending/batch-test.ts';
import { testMailSettings } from '../test-mail-settings.ts';

const one = batchTest();
const limits = new Map([['sink.example', { connections: 4, perSecond: 0 }]]);
const shaping = shapingOf(limits);

/** The domains of the recipients by the mail servers that get their email. */
const zone: Zone = {
  'gmail.test': { MX: [{ preference: 10, exchange: 'alt1.gmail-smtp-in.l.google.com' }] },
  'town.test': {
    MX: [
      { preference: 20, exchange: 'backup.relay.test' },
      { preference: 5, exchange: 'aspmx.l.google.com' },
    ],
  },
  'sink.test': { MX: [{ preference: 10, exchange: 'mx1.sink.example' }] },
  'own.test': { A: ['192.0.2.1'] },
};
const domains = Object.keys(zone);

let reactions: object[] = [];
const gate = () =>
  new ProviderGate({ newEm: one.newEm, shaping, onReaction: (reaction) => void reactions.push(reaction) });
const worker = (server?: Parameters<typeof one.worker>[0]) => ({ ...one.worker(server), gate: gate() });

const reply = (code: number, text: string): SubmissionResult =>
  code < 500
    ? { outcome: 'deferred', answer: `${code} ${text}`, rejection: { code, command: 'RCPT TO' } }
    : { outcome: 'refused', answer: `${code} ${text}`, rejection: { code, command: 'RCPT TO' }, isDeadAddress: false };

/** Starts a campaign whose recipients belong to these domains in turn. */
async function begin(recipients: number, among: readonly string[] = domains): Promise<void> {
  await one.draft(recipients);
  await one.newEm().execute('delete from mail_domains');
  await one.newEm().execute('delete from mail_provider_states');
  await one.newEm().execute(
    `update email_list_subscribers set email = 'p' || n.n || '@' || (?::text[])[1 + n.n % ?]
       from (select id, row_number() over (order by email) as n from email_list_subscribers) n where n.id = email_list_subscribers.id`,
    [`{${among.join(',')}}`, among.length],
  );
  await beginSending(
    one.newEm(),
    one.campaignId,
    { ...testMailSettings, groupsByProvider: true },
    { people: recipients, secondsToUndo: 0 },
  );
  const dns = await startDns(zone);
  const { resolve } = openNetworkChecks({ smtpUrl: '', transports: [], dnsServers: [dns.server] });
  await prepareLedger(one.newEm, one.campaignId, { grouping: { ...shaping, resolve } });
  await dns.stop();
}

const batches = async () => (await dueBatches(one.newEm())).map(({ provider, number }) => ({ provider, number }));
const numberOf = async (provider: string) => (await batches()).find((each) => each.provider === provider)!.number;
const domainsOf = async (number: number) =>
  (
    await one.newEm().execute<{ domain: string }[]>(
      `select distinct split_part(d.email, '@', 2) as domain from newsletter_deliveries d join newsletter_batches b
         on b.campaign_id = d.campaign_id and d.id between b.first_id and b.last_id where b.number = ? and b.campaign_id = ? order by 1`,
      [number, one.campaignId],
    )
  ).map(({ domain }) => domain);

beforeEach(() => {
  reactions = [];
});

describe('the ledger', () => {
  it('gives each named or configured provider batches of its own, by its mail servers', async () => {
    await begin(40);
    expect((await batches()).map(({ provider }) => provider)).toEqual(['google', 'other', 'sink.example']);
    expect(await domainsOf(await numberOf('google'))).toEqual(['gmail.test', 'town.test']);
    expect(await domainsOf(await numberOf('sink.example'))).toEqual(['sink.test']);
    expect(await domainsOf(await numberOf('other'))).toEqual(['own.test']);
    expect(await one.counts()).toEqual({ queued: 40 });
  });

  it('splits the recipients of a provider into batches of 500 at most', async () => {
    await begin(1_300, ['gmail.test', 'own.test']);
    expect((await batches()).map(({ provider }) => provider)).toEqual(['google', 'google', 'other', 'other']);
    expect(await one.counts()).toEqual({ queued: 1_300 });
  });
});

describe('a batch of a provider', () => {
  it('has no more emails in submission than the provider has connections', async () => {
    await begin(60, ['sink.test']);
    let inFlight = 0;
    let most = 0;
    await one.run(
      worker(async () => {
        inFlight += 1;
        most = Math.max(most, inFlight);
        await new Promise((next) => setTimeout(next, 2));
        inFlight -= 1;
        return ok;
      }),
      await numberOf('sink.example'),
    );
    expect([await one.counts(), most]).toEqual([{ handed_over: 60 }, 4]);
  });

  it('goes out after the one before it in the lane, within one job', async () => {
    await begin(1_000, ['sink.test']);
    const lane = laneJob(worker()).run({ provider: 'sink.example', lane: 0, of: 1 }, new AbortController().signal, {
      enqueue: () => {},
      enqueueAll: async () => {},
    });
    expect(await lane).toMatchObject({ batches: 2 });
    expect(await one.counts()).toEqual({ handed_over: 1_000 });
    expect(new Set(one.addresses()).size).toBe(1_000);
  });

  it('leaves other providers alone when its own one limits the rate', async () => {
    await begin(40, ['gmail.test', 'own.test']);
    const limited = reply(421, '4.7.28 Gmail has detected an unusual rate of unsolicited mail. Try again later.');
    await one.run(
      worker(({ to }) => (to.endsWith('gmail.test') ? limited : ok)),
      await numberOf('google'),
    );
    await one.run(worker(), await numberOf('other'));
    const { handed_over: submitted, retry } = await one.counts();
    expect([submitted, retry]).toEqual([20, 20]);
    // The first replies slow the provider down: the rest was not tried.
    const rows = await one
      .newEm()
      .execute(
        `select count(*)::int as n, min(attempts) as attempts from newsletter_deliveries where campaign_id = ? and reason = 'provider_paused'`,
        [one.campaignId],
      );
    expect(rows[0]).toMatchObject({ attempts: 0 });
    expect(reactions).toEqual([
      { provider: 'google', advice: 'slow', kind: 'rate', sentence: expect.stringContaining('Google') as string },
    ]);
    const [state] = await findStates(one.newEm());
    expect(state).toMatchObject({ provider: 'google', level: 1 });
    expect(state!.pausedSeconds).toBeGreaterThan(20);
  });

  it('pauses its provider after five blocks in a row, and sends to it again when staff resume it', async () => {
    await begin(40, ['gmail.test']);
    const blocked = reply(550, '5.7.1 Our system has detected that this message is blocked by IP reputation');
    let replies = 0;
    await one.run(worker(() => ((replies += 1) % 4 === 0 ? ok : blocked)));
    expect(reactions).toEqual([]);
    await begin(40, ['gmail.test']);
    await one.run(worker(() => blocked));
    expect(reactions).toMatchObject([{ provider: 'google', advice: 'pause' }]);
    const { retry = 0, refused = 0 } = await one.counts();
    expect(refused).toBeGreaterThanOrEqual(5);
    expect(retry + refused).toBe(40);
    expect(await dueBatches(one.newEm())).toEqual([]);
    expect(await resume(one.newEm(), 'google')).toBe(true);
    expect(await dueBatches(one.newEm())).toHaveLength(1);
    expect(await one.run(worker())).toBeNull();
    expect(await one.counts()).toEqual({ refused, handed_over: retry });
    expect(await resume(one.newEm(), 'google')).toBe(false);
  });
});

describe('a provider to whose recipients nothing is responded', () => {
  it('keeps no other recipient of its batch waiting, and its own are tried later', async () => {
    await begin(60, ['own.test', 'silent.test']);
    let tried = 0;
    const submit: SubmitMessage = async ({ to }, control) => {
      if (!to.endsWith('silent.test')) return ok;
      tried += 1;
      while (!(await control!.givesUp!())) await new Promise((next) => setTimeout(next, 5));
      return { outcome: 'deferred', answer: 'The mail server did not respond to the recipient' };
    };
    // No more than ten are in submission when the provider is paused.
    await one.run({ ...worker(), submitter: one.submitter(submit, 10) });
    const { handed_over: submitted, retry } = await one.counts();
    expect([submitted, retry]).toEqual([30, 30]);
    expect(tried).toBeLessThan(20);
    expect(reactions).toHaveLength(1);
  });
});

describe('the rate of a provider', () => {
  it('is one for all workers, and leaves the others free', async () => {
    await one.newEm().execute('delete from mail_provider_states');
    const pace = { provider: 'google', perSecond: 10 };
    const waits = [];
    for (let times = 0; times < 3; times += 1)
      waits.push(await reserveSlots(one.newEm(), 10, { perSecond: 0, perHour: 0 }, pace));
    expect(waits[0]).toBe(0);
    expect(waits[1]).toBeGreaterThan(800);
    expect(waits[2]).toBeGreaterThan(1_800);
    expect(
      await reserveSlots(one.newEm(), 10, { perSecond: 0, perHour: 0 }, { provider: 'yahoo', perSecond: 10 }),
    ).toBe(0);
  });
});
