import { describe, expect, it } from 'vitest';
import { listAuditLog } from '@workspace/contracts/audit-log';
import { changePost } from '@workspace/contracts/managed-posts';
import { checkCampaign } from '@workspace/contracts/campaign-preflight';
import { scheduleCampaign, sendCampaign } from '@workspace/contracts/campaign-sending';
import { changeCampaign, getCampaign } from '@workspace/contracts/newsletter-campaigns';
import { beginScheduled } from '../src/features/newsletter-campaigns/sending/begin-scheduled.ts';
import { reconcileJob } from '../src/features/newsletter-deliveries/delivery-jobs.ts';
import { apiErrorOf } from './call-as.ts';
import { dkim, publicRecord } from './domain-check-test.ts';
import { campaignTest, later } from './sending/campaign-test.ts';
import { testMailSettings } from './test-mail-settings.ts';
import { networkWith, noNetwork } from './test-network.ts';

const staff = campaignTest();

describe('pre-flight', () => {
  const outcomes = async (calls: typeof staff.as, id: string) =>
    Object.fromEntries(
      (await calls(checkCampaign, { params: { id } })).checks.map(({ name, outcome }) => [name, outcome]),
    );

  it('finds nothing when all is well', async () => {
    const { id } = await staff.create();
    const networkChecks = await networkWith({
      'example.com': { TXT: ['v=spf1 -all'] },
      '_dmarc.example.com': { TXT: ['v=DMARC1; p=none'] },
      's1._domainkey.example.com': { TXT: [publicRecord] },
    });
    const calls = await staff.asWith({
      networkChecks,
      mailSettings: { ...testMailSettings, dkim },
    });
    expect(new Set(Object.values(await outcomes(calls, id)))).toEqual(new Set(['ok']));
  });

  it('says for how long sending can be undone', async () => {
    const { id } = await staff.create();
    const calls = await staff.asWith({ mailSettings: { ...testMailSettings, secondsToUndo: 90 } });
    expect((await calls(checkCampaign, { params: { id } })).secondsToUndo).toBe(90);
  });

  it('stops for broken links, and only warns about missing DNS records or an unreachable network', async () => {
    const { id } = await staff.create();
    const broken = await staff.asWith({
      networkChecks: await networkWith({}, { statusOf: async (url) => (url.includes('/blog/') ? 404 : 200) }),
    });
    expect(await outcomes(broken, id)).toMatchObject({
      links: 'stop',
      spf: 'warning',
      dkim: 'warning',
      dmarc: 'warning',
    });
    const away = await staff.asWith({
      networkChecks: { ...noNetwork, statusOf: async () => undefined },
    });
    const { checks } = await away(checkCampaign, { params: { id } });
    expect(checks.filter(({ sentence }) => sentence.startsWith('Not checked')).map(({ name }) => name)).toEqual([
      'links',
      'spf',
      'dmarc',
    ]);
  });

  it.each([
    [
      'an empty audience',
      'audience',
      async () => staff.em().execute(`update email_list_subscribers set status = 'unsubscribed'`),
    ],
    [
      'a list of people who have all left',
      'audience',
      async () =>
        staff.em().execute(
          `insert into mail_suppressions (address_hash, email, reason)
             select address_hash(email), email, 'left' from email_list_subscribers`,
        ),
    ],
    [
      'a post that readers cannot see any more',
      'posts',
      async () => staff.as(changePost, { params: { id: staff.draft.blogPostIds[0]! }, body: { status: 'draft' } }),
    ],
    [
      'a message that Gmail would cut',
      'size',
      async () => staff.em().execute(`update blog_posts set excerpt = repeat('Cracks let water in. ', 5000)`),
    ],
  ])('stops %s, and so do sending and scheduling', async (_case, name, spoil) => {
    const { id } = await staff.create();
    await spoil();
    expect(await outcomes(staff.as, id)).toMatchObject({ [name]: 'stop' });
    const apiError = { status: 422, code: 'must_not_go_out' };
    expect(await apiErrorOf(staff.as(sendCampaign, { params: { id } }))).toMatchObject(apiError);
    expect(await apiErrorOf(staff.as(scheduleCampaign, { params: { id }, body: { at: later() } }))).toMatchObject(
      apiError,
    );
  });

  it('stops a campaign without a postal address', async () => {
    const { id } = await staff.create();
    const calls = await staff.asWith({ mailSettings: { ...testMailSettings, postalAddress: '' } });
    expect(await outcomes(calls, id)).toMatchObject({ 'postal-address': 'stop' });
    expect(await apiErrorOf(calls(sendCampaign, { params: { id } }))).toMatchObject({ code: 'must_not_go_out' });
  });
});

describe('a scheduled campaign', () => {
  const reconcile = async () => {
    const added: string[] = [];
    const job = reconcileJob(staff.em, (id) => beginScheduled(staff.em(), id, testMailSettings));
    const enqueueAll = async (_name: string, pieces: readonly { key: string }[]) =>
      void added.push(...pieces.map(({ key }) => key));
    await job.run({ enqueue: () => {}, enqueueAll }, new AbortController().signal);
    return added;
  };
  const scheduledFor = async (id: string, at: string) =>
    staff.em().execute(`update newsletter_campaigns set scheduled_at = now() + ?::interval where id = ?`, [at, id]);

  const systemChanges = async (resourceId: string) =>
    (await staff.as(listAuditLog, { query: { person: 'system', resourceId } })).entries;
  const putOff = [
    { action: 'holdScheduledCampaign', changes: [{ field: 'status', before: 'scheduled', after: 'late' }] },
  ];

  it('starts at its time, and every batch gets a job', async () => {
    const { id } = await staff.create();
    const at = later();
    const { campaign } = await staff.as(scheduleCampaign, { params: { id }, body: { at } });
    expect(campaign).toMatchObject({ status: 'scheduled', scheduledAt: at });
    expect(await reconcile()).toEqual([]);
    await scheduledFor(id, '-30 minutes');
    expect(await reconcile()).toEqual([`${id} 1`]);
    expect((await staff.as(getCampaign, { params: { id } })).campaign).toMatchObject({
      status: 'sending',
      recipientCount: 2,
    });
    expect(await systemChanges(id)).toMatchObject([
      { action: 'startScheduledCampaign', changes: [{ field: 'status', before: 'scheduled', after: 'sending' }] },
    ]);
    // No worker took the first job, so the next reconcile job enqueues it again; the queue keeps one per key.
    expect(await reconcile()).toEqual([`${id} 1`]);
  });

  it('has a job at its time', async () => {
    const jobs: unknown[] = [];
    const as = await staff.asWith({ enqueue: (name, at) => void jobs.push([name, at]) });
    const { id } = await staff.create();
    const at = later();
    await as(scheduleCampaign, { params: { id }, body: { at } });
    expect(jobs).toEqual([['sweep-newsletters', new Date(at)]]);
  });

  it('waits for a staff member when it is more than an hour late', async () => {
    const { id } = await staff.create();
    await staff.as(scheduleCampaign, { params: { id }, body: { at: later() } });
    await scheduledFor(id, '-61 minutes');
    expect(await reconcile()).toEqual([]);
    expect((await staff.as(getCampaign, { params: { id } })).campaign.status).toBe('late');
    expect(await systemChanges(id)).toMatchObject(putOff);
    expect((await staff.as(sendCampaign, { params: { id } })).campaign.status).toBe('sending');
  });

  it('waits for a staff member when it fails the pre-flight', async () => {
    const { id } = await staff.create();
    await staff.as(scheduleCampaign, { params: { id }, body: { at: later() } });
    await scheduledFor(id, '-1 minute');
    await staff.em().execute(`update email_list_subscribers set status = 'unsubscribed'`);
    expect(await reconcile()).toEqual([]);
    expect((await staff.as(getCampaign, { params: { id } })).campaign.status).toBe('late');
    expect(await systemChanges(id)).toMatchObject(putOff);
  });

  it('can be unscheduled, and is rejected for a past time', async () => {
    const { id } = await staff.create();
    await staff.as(scheduleCampaign, { params: { id }, body: { at: later() } });
    expect(await apiErrorOf(staff.as(changeCampaign, { params: { id }, body: { name: 'x' } }))).toMatchObject({
      code: 'not_a_draft',
    });
    const { campaign } = await staff.as(scheduleCampaign, { params: { id }, body: { at: null } });
    expect(campaign).toMatchObject({ status: 'draft', scheduledAt: null });
    const at = new Date(Date.now() - 1_000).toISOString();
    expect(await apiErrorOf(staff.as(scheduleCampaign, { params: { id }, body: { at } }))).toMatchObject({
      status: 422,
      code: 'in_the_past',
    });
  });
});
