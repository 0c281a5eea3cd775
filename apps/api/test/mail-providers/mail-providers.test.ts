import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAuditLog } from '@workspace/contracts/audit-log';
import { getOverview } from '@workspace/contracts/overview';
import { getCampaignProviders, listMailProviders, resumeMailProvider } from '@workspace/contracts/mail-providers';
import { pauseProvider, slowDown } from '../../src/features/mail-providers/provider-states.ts';
import { shapingOf } from '../../src/features/mail-providers/shaping.ts';
import { apiErrorOf, callsTo } from '../call-as.ts';
import { batchTest } from '../sending/batch-test.ts';

const one = batchTest();
let asStaff: ReturnType<ReturnType<typeof callsTo>>;
let asEditor: typeof asStaff;
let jobs: string[] = [];
beforeAll(async () => {
  const shaping = shapingOf(new Map([['sink.example', { connections: 4, perSecond: 8 }]]));
  const calls = callsTo(await one.test.startAnother({ shaping, enqueue: (job) => void jobs.push(job) }));
  asStaff = calls(await one.test.signInAs('ada@lanesight.ai'));
  asEditor = calls(await one.test.signInAs('ed@lanesight.ai'));
  await one.newEm().execute(`update users set role = 'editor' where email = 'ed@lanesight.ai'`);
});
beforeEach(async () => {
  jobs = [];
  await one.newEm().execute('delete from mail_provider_states');
});

const cause = { kind: 'rate', sentence: 'Google limits the rate.' } as const;
const providers = async () => (await asStaff(listMailProviders, {})).providers;
const ofCampaign = async () => (await asStaff(getCampaignProviders, { params: { id: one.campaignId } })).providers;

/** Stores a campaign whose recipients are of Google, and the rest of small.example; the first 20 of each wait. */
async function aWaitingCampaign(): Promise<void> {
  await one.begun(100);
  const sql = (text: string) => one.newEm().execute(text, [one.campaignId]);
  await one.newEm().execute(`insert into mail_domains (domain, provider, expires_at)
    values ('gmail.test', 'google', now()), ('small.test', 'small.example', now()) on conflict do nothing`);
  await sql(`update newsletter_deliveries set email = id || case when id <= 60 then '@gmail.test' else '@small.test' end,
    status = case when id <= 20 or id between 61 and 80 then 'retry' else 'queued' end,
    reason = case when id <= 20 or id between 61 and 80 then 'provider_paused' end where campaign_id = ?`);
  await sql(
    `update newsletter_batches set provider = 'google', last_id = 60, queued = 40, retry = 20 where campaign_id = ?`,
  );
  await sql(
    `insert into newsletter_batches (campaign_id, number, first_id, last_id, queued, retry) values (?, 2, 61, 100, 20, 20)`,
  );
}

describe('the list of providers', () => {
  it('has named and configured providers with their limits', async () => {
    const all = await providers();
    expect(all.map(({ key }) => key)).toContain('yahoo');
    expect(all[0]).toEqual({
      key: 'google',
      name: 'Google',
      connections: 5,
      perSecond: 20,
      level: 0,
      rate: 20,
      pausedUntil: null,
      cause: null,
      sentence: null,
    });
    expect(all.at(-1)).toMatchObject({ key: 'sink.example', name: 'sink.example', connections: 4, rate: 8 });
  });

  it('says how and why a provider is slowed, and names others that are', async () => {
    await slowDown(one.newEm(), 'google', cause);
    await pauseProvider(one.newEm(), 'small.example', 60, { kind: 'policy', sentence: 'Blocked.' });
    const all = await providers();
    expect(all[0]).toMatchObject({ level: 1, rate: 10, cause: 'rate', sentence: 'Google limits the rate.' });
    expect(Date.parse(all[0]!.pausedUntil!)).toBeGreaterThan(Date.now());
    expect(all.at(-1)).toMatchObject({ key: 'small.example', perSecond: 0, rate: 0, sentence: 'Blocked.' });
  });
});

describe('the end of a pause by staff', () => {
  it('resumes the provider at its full rate, once, with an audit entry', async () => {
    await slowDown(one.newEm(), 'google', cause);
    const { provider } = await asStaff(resumeMailProvider, { params: { provider: 'google' } });
    expect(provider).toMatchObject({ key: 'google', level: 0, rate: 20, pausedUntil: null });
    expect(jobs).toEqual(['sweep-newsletters']);
    const again = await apiErrorOf(asStaff(resumeMailProvider, { params: { provider: 'google' } }));
    expect([again.status, again.code]).toEqual([404, 'not_paused']);
    const { entries } = await asStaff(listAuditLog, { query: { resourceId: 'google' } });
    expect(entries).toMatchObject([{ action: 'resumeMailProvider', person: 'ada@lanesight.ai' }]);
  });

  it('needs the permission to send campaigns', async () => {
    const denied = await apiErrorOf(asEditor(resumeMailProvider, { params: { provider: 'google' } }));
    expect(denied.status).toBe(403);
    expect((await asEditor(listMailProviders, {})).providers.length).toBeGreaterThan(0);
  });
});

describe('the overview', () => {
  const paused = async () =>
    (await asStaff(getOverview, {})).attention.find(({ kind }) => kind === 'paused_providers')?.items;

  it('names a paused provider that emails wait for', async () => {
    await aWaitingCampaign();
    expect(await paused()).toBeUndefined();
    await pauseProvider(one.newEm(), 'google', 600, cause);
    await pauseProvider(one.newEm(), 'unrelated.example', 600, cause);
    expect(await paused()).toMatchObject([{ id: 'google', title: 'Google', count: 20 }]);
    await one.statusIs('paused');
    expect(await paused()).toBeUndefined();
  });
});

describe('the progress of a campaign by provider', () => {
  it('counts each provider, and names the pauses that hold emails back', async () => {
    await aWaitingCampaign();
    expect((await ofCampaign()).map(({ pauses }) => pauses)).toEqual([[], []]);
    await pauseProvider(one.newEm(), 'google', 600, cause);
    await pauseProvider(one.newEm(), 'small.example', 60, { kind: 'policy', sentence: 'Blocked.' });
    await pauseProvider(one.newEm(), 'unrelated.example', 60, { kind: 'policy', sentence: 'Blocked.' });
    const [google, other, ...more] = await ofCampaign();
    expect(more).toEqual([]);
    expect(google).toMatchObject({ key: 'google', name: 'Google', counts: { queued: 40, retry: 20, handedOver: 0 } });
    expect(google!.pauses).toMatchObject([{ key: 'google', name: 'Google', sentence: cause.sentence }]);
    expect(other).toMatchObject({ key: 'other', counts: { queued: 20, retry: 20 } });
    expect(other!.pauses).toMatchObject([{ key: 'small.example', sentence: 'Blocked.' }]);
  });

  it('is unknown for a campaign that does not exist', async () => {
    const id = '11111111-1111-4111-8111-111111111111';
    expect((await apiErrorOf(asStaff(getCampaignProviders, { params: { id } }))).status).toBe(404);
  });
});
