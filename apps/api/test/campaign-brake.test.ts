import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAuditLog } from '@workspace/contracts/audit-log';
import { pauseCampaign, resumeCampaign } from '@workspace/contracts/campaign-sending';
import { getCampaign } from '@workspace/contracts/newsletter-campaigns';
import { getOverview } from '@workspace/contracts/overview';
import { recordEvents } from '../src/features/mail-events/record-events.ts';
import { brakeCampaigns } from '../src/features/newsletter-deliveries/brake-campaigns.ts';
import { callsTo } from './call-as.ts';
import { batchTest, ok } from './sending/batch-test.ts';

const one = batchTest();
const limits = { complaints: 0.1, blocks: 5 };
let app: Awaited<ReturnType<typeof one.test.startAnother>>;
let asStaff: ReturnType<ReturnType<typeof callsTo>>;
let jobs: string[] = [];
beforeAll(async () => {
  const mailEvents = { secrets: ['s'.repeat(40)], snsTopic: undefined, fetchCachedText: async () => '' };
  app = await one.test.startAnother({ mailEvents, enqueue: (job) => void jobs.push(job) });
  asStaff = callsTo(app)(await one.test.signInAs('ada@lanesight.ai'));
});
beforeEach(() => {
  jobs = [];
});

const sql = (text: string, values: unknown[] = []) => one.newEm().execute<{ email: string }[]>(text, values);
const brake = () => brakeCampaigns(one.newEm(), limits);
const byId = () => ({ params: { id: one.campaignId } });
const campaign = async () => (await asStaff(getCampaign, byId())).campaign;
const entries = async () =>
  (await asStaff(listAuditLog, { query: { resourceId: one.campaignId } })).entries.filter(
    ({ action }) => action === 'brakeCampaign',
  );

/** Reports this many more submitted emails of the campaign as spam. */
async function complain(count: number): Promise<void> {
  const rows = await sql(
    `select email from newsletter_deliveries where campaign_id = ? and status = 'handed_over'
       and reason is distinct from 'complained' order by id limit ?`,
    [one.campaignId, count],
  );
  expect(rows).toHaveLength(count);
  await recordEvents(
    one.newEm(),
    rows.map(({ email }) => ({ kind: 'complained', email, campaignId: one.campaignId })),
  );
}

/** Starts a campaign, and submits the emails of its first recipients. */
async function submitted(recipients: number, first: number): Promise<void> {
  await one.begun(recipients);
  await sql(`update newsletter_deliveries set status = 'handed_over', attempts = 1 where campaign_id = ? and id <= ?`, [
    one.campaignId,
    first,
  ]);
}

describe('the brake', () => {
  it('pauses a campaign with complaints once, and says so everywhere', async () => {
    await submitted(100, 50);
    await complain(2);
    expect(await brake()).toEqual([]);
    await complain(1);
    const all = await Promise.all([brake(), brake(), brake()]);
    expect(all.flat()).toEqual([{ campaignId: one.campaignId, kind: 'complaints', count: 3, percent: 6 }]);
    expect(await campaign()).toMatchObject({
      status: 'paused',
      pausedBecause: { kind: 'complaints', count: 3, percent: 6, sentence: expect.stringContaining('3 recipients') },
    });
    expect(await entries()).toMatchObject([
      { person: 'system', requestId: 'sweep-newsletters', resource: 'newsletter-campaigns' },
    ]);
    const { attention } = await asStaff(getOverview, {});
    expect(attention.find(({ kind }) => kind === 'braked_campaigns')?.items).toMatchObject([
      { id: one.campaignId, count: 3 },
    ]);
  });

  it('pauses it again only when the numbers at its resumption have doubled', async () => {
    await submitted(100, 50);
    await complain(3);
    await brake();
    await complain(1);
    await asStaff(resumeCampaign, byId());
    expect((await campaign()).pausedBecause).toBeNull();
    await complain(3);
    expect(await brake()).toEqual([]);
    await asStaff(pauseCampaign, byId());
    expect((await campaign()).pausedBecause).toBeNull();
    await asStaff(resumeCampaign, byId());
    await complain(1);
    expect(await brake()).toMatchObject([{ count: 8 }]);
    expect(await entries()).toHaveLength(2);
  });

  it('counts rejections for good, at once or returned, and no others', async () => {
    await submitted(500, 400);
    const rejectRows = (ids: string, failure: string) =>
      sql(
        `update newsletter_deliveries set status = 'refused', failure = ? where campaign_id = ? and id between ${ids}`,
        [failure, one.campaignId],
      );
    await rejectRows('401 and 410', 'policy');
    await rejectRows('411 and 419', 'authentication');
    await rejectRows('420 and 480', 'bad_mailbox');
    expect(await brake()).toEqual([]);
    await sql(
      `update newsletter_deliveries set reason = 'bounced', failure = 'content' where campaign_id = ? and id <= 6`,
      [one.campaignId],
    );
    expect(await brake()).toMatchObject([{ kind: 'blocks', count: 25, percent: 5.21 }]);
  });

  it('counts emails that came back because of a block', async () => {
    await submitted(100, 60);
    const detail = '5.7.1 550 5.7.1 Our system has detected that this message is likely unsolicited mail';
    const rows = await sql(`select email from newsletter_deliveries where campaign_id = ? and id <= 20`, [
      one.campaignId,
    ]);
    const events = rows.map(({ email }) => ({ kind: 'bounced' as const, email, campaignId: one.campaignId, detail }));
    await recordEvents(
      one.newEm(),
      events.map((event, index) => ({ ...event, isFinal: index < 10 })),
    );
    expect(await brake()).toMatchObject([{ kind: 'blocks', count: 20 }]);
  });

  it('is complete or absent when its worker is killed at that moment', async () => {
    await submitted(100, 50);
    await complain(3);
    const child = fork(join(import.meta.dirname, 'sending/brake-process.ts'));
    const active = (more = '') =>
      sql(`select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and state = 'active' and query like '%brake_accepted = %' ${more}`);
    await one.newEm().transactional(async (inside) => {
      await inside.execute('select from newsletter_campaigns where id = ? for update', [one.campaignId]);
      child.send(one.test.orm.config.get('clientUrl'));
      while ((await active(`and wait_event_type = 'Lock'`)).length === 0) await sleep(10);
      child.kill('SIGKILL');
      await once(child, 'exit');
    });
    while ((await active()).length > 0) await sleep(10);
    const { status } = await campaign();
    expect(await entries()).toHaveLength(status === 'paused' ? 1 : 0);
    await brake();
    expect((await campaign()).status).toBe('paused');
    expect(await entries()).toHaveLength(1);
  });

  it('ignores complaints about an earlier campaign', async () => {
    await submitted(100, 50);
    const [earlier] = await one.newEm().execute<[{ id: string }]>(
      `insert into newsletter_campaigns (name, subject, email_list_id, html, text, status)
       select 'Earlier', subject, email_list_id, html, text, 'sent' from newsletter_campaigns where id = ? returning id`,
      [one.campaignId],
    );
    await sql(
      `insert into newsletter_deliveries (campaign_id, id, email, status)
       select ?, id, email, 'handed_over' from newsletter_deliveries where campaign_id = ? and id <= 5`,
      [earlier.id, one.campaignId],
    );
    const rows = await sql('select email from newsletter_deliveries where campaign_id = ?', [earlier.id]);
    await recordEvents(
      one.newEm(),
      rows.map(({ email }) => ({ kind: 'complained', email, campaignId: earlier.id })),
    );
    expect(await brake()).toEqual([]);
  });

  it('is checked as soon as a complaint arrives', async () => {
    const payload = { RecordType: 'SpamComplaint', Email: 'someone@example.com' };
    const authorization = `Basic ${Buffer.from(`x:${'s'.repeat(40)}`).toString('base64')}`;
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/mail-events',
      payload,
      headers: { authorization },
    });
    expect([statusCode, jobs]).toEqual([204, ['sweep-newsletters']]);
  });
});

describe('a campaign that the system paused', () => {
  it('goes on after its resumption with one email for each, also after a killed worker', async () => {
    await one.begun(100);
    await one.claim({ claimed: 40, submitting: [11], handedOver: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] });
    let sent = 0;
    let braked: Promise<unknown[]> | undefined;
    const second = one.worker(async () => {
      sent += 1;
      if (sent === 15) braked = complain(4).then(brake);
      await braked;
      return ok;
    });
    await one.run(second);
    expect(await braked).toHaveLength(1);
    expect(await one.run(one.worker())).toBeUndefined();
    const { queued = 0 } = await one.counts();
    expect(queued).toBeGreaterThan(20);
    await asStaff(resumeCampaign, byId());
    expect(jobs).toEqual(['sweep-newsletters']);
    expect(await brake()).toEqual([]);
    expect(await one.run(one.worker())).toBeNull();
    expect(await one.counts()).toEqual({ handed_over: 99, uncertain: 1 });
    expect(one.addresses()).toHaveLength(89);
    expect(new Set(one.addresses()).size).toBe(89);
  });
});
