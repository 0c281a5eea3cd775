import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changePost, createPost } from '@workspace/contracts/blog-posts';
import {
  cancelCampaign,
  changeCampaign,
  checkCampaign,
  createCampaign,
  deleteCampaign,
  getCampaign,
  listCampaigns,
  pauseCampaign,
  previewCampaign,
  resumeCampaign,
  scheduleCampaign,
  sendCampaign,
  sendTestMail,
  type CampaignDraft,
} from '@workspace/contracts/newsletter-campaigns';
import { findDeliveries, listDeliveries, resendUncertain } from '@workspace/contracts/newsletter-deliveries';
import type { AppDeps } from '../src/app.ts';
import { beginScheduled } from '../src/features/newsletter-campaigns/begin-scheduled.ts';
import { openAddress } from '../src/features/mail-preferences/address-token.ts';
import { sweepJob } from '../src/features/newsletter-deliveries/delivery-jobs.ts';
import type { Handed, ReadyMessage } from '../src/outside/handing-over.ts';
import { draft as postDraft } from './a-draft.ts';
import { callsTo, refusalOf } from './call-as.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';
import { testMailSettings } from './test-mail-settings.ts';

let test: TestApp;
let as: ReturnType<ReturnType<typeof callsTo>>;
let draft: CampaignDraft;
const given: ReadyMessage[] = [];
const answers: { handed: Handed } = { handed: { outcome: 'handed_over', answer: '250 Ok' } };
const em = () => test.orm.em.fork();

/** The same calls to a copy with other settings. */
async function asWith(change: Partial<AppDeps>) {
  return callsTo(await test.another(change))(await test.signInAs('ada@lanesight.ai'));
}

beforeAll(async () => {
  test = await startTestApp();
  as = await asWith({
    handOver: async (message) => {
      given.push(message);
      return answers.handed;
    },
  });
});
beforeEach(async () => {
  given.length = 0;
  answers.handed = { outcome: 'handed_over', answer: '250 Ok' };
  await em().execute('delete from email_lists where kind = ?', ['own']);
  await em().execute('delete from mail_suppressions');
  await em().execute('delete from blog_posts');
  const [list] = await em().execute<{ id: string }[]>(
    `insert into email_lists (name) values ('Cities & towns') returning id`,
  );
  await em().execute(
    `insert into email_list_subscribers (email_list_id, email, first_name) values (?, 'anna@example.org', 'Ann <b>'), (?, 'bo@example.org', null)`,
    [list!.id, list!.id],
  );
  const { post } = await as(createPost, { body: { ...postDraft, title: 'Cracks & {{greeting}}' } });
  draft = { name: 'November', subject: 'Before winter', emailListId: list!.id, blogPostIds: [post.id] };
});
afterAll(() => test.close());

const create = async () => (await as(createCampaign, { body: draft })).campaign;
const later = () => new Date(Date.now() + 3_600_000).toISOString();

describe('a draft', () => {
  it('is stored, listed first, changed in part, and deleted', async () => {
    const first = await create();
    const second = await create();
    expect((await as(listCampaigns, {})).campaigns.map(({ id }) => id)).toEqual([second.id, first.id]);
    const params = { id: first.id };
    const { campaign } = await as(changeCampaign, { params, body: { subject: 'After winter' } });
    expect(campaign).toMatchObject({
      ...draft,
      subject: 'After winter',
      status: 'draft',
      recipientCount: 0,
      sentAt: null,
    });
    await as(deleteCampaign, { params });
    expect(await refusalOf(as(getCampaign, { params }))).toMatchObject({ status: 404 });
  });

  it.each([
    [{ blogPostIds: [] }, { status: 400, fields: { blogPostIds: 'Choose at least one post' } }],
    [{ name: ' ' }, { status: 400, fields: { name: 'Write a name' } }],
    [{ subject: 'a\r\nBcc: all@example.org' }, { status: 400, fields: { subject: 'Keep the subject on one line' } }],
    [{ emailListId: '11111111-1111-4111-8111-111111111111' }, { status: 409, code: 'no_such_list' }],
    [{ blogPostIds: ['11111111-1111-4111-8111-111111111111'] }, { status: 409, code: 'no_such_post' }],
  ] as [Partial<CampaignDraft>, object][])('with %j is refused', async (change, refusal) => {
    expect(await refusalOf(as(createCampaign, { body: { ...draft, ...change } }))).toMatchObject(refusal);
  });

  it('goes with its list', async () => {
    const { id } = await create();
    await em().execute('delete from email_lists where id = ?', [draft.emailListId]);
    expect(await refusalOf(as(getCampaign, { params: { id } }))).toMatchObject({ status: 404 });
  });
});

describe('a preview', () => {
  it('is what that person will get, with nothing of a name or a post taken for markup or a placeholder', async () => {
    const { id } = await create();
    const [anna] = await em().execute<{ id: string }[]>(
      `select id from email_list_subscribers where email = 'anna@example.org'`,
    );
    const { html, text, subject, bytes } = await as(previewCampaign, {
      params: { id },
      query: { subscriberId: anna!.id },
    });
    expect(subject).toBe('Before winter');
    expect(html).toContain('Hello Ann &#60;b&#62;,');
    expect(text).toContain('Hello Ann <b>,');
    expect(html).toContain('Cracks &#38; { {greeting}}');
    expect(html).toContain('href="http://localhost:3000/blog/counting-cracks"');
    expect(text).toContain('http://localhost:3000/blog/counting-cracks');
    expect(html).toContain('1 Test Street, Testville');
    const token = /\/newsletter\/preferences\?about=([\w-]+)/.exec(text)![1]!;
    expect(openAddress(testMailSettings.linkSecrets, token)).toEqual({
      email: 'anna@example.org',
      listId: draft.emailListId,
      campaignId: id,
    });
    expect(html).toContain(token);
    expect(bytes).toBeGreaterThan(html.length);
    const nobody = await as(previewCampaign, { params: { id } });
    expect(nobody.text).toContain('\nHello,\n');
  });

  it('of somebody who is not on the list is refused', async () => {
    const { id } = await create();
    const query = { subscriberId: '11111111-1111-4111-8111-111111111111' };
    expect(await refusalOf(as(previewCampaign, { params: { id }, query }))).toMatchObject({ status: 404 });
  });
});

describe('a test mail', () => {
  it('goes to whoever asks for it, and leaves the campaign a draft', async () => {
    const { id } = await create();
    expect(await as(sendTestMail, { params: { id } })).toEqual({ to: 'ada@lanesight.ai' });
    expect(given).toHaveLength(1);
    expect(given[0]).toMatchObject({ from: 'news@example.com', to: 'ada@lanesight.ai' });
    expect(given[0]!.content.toString()).toMatch(/^Subject: \[Test\] Before winter\r$/m);
    expect((await as(getCampaign, { params: { id } })).campaign.status).toBe('draft');
  });

  it('that the server does not take is said in its words', async () => {
    const { id } = await create();
    answers.handed = { outcome: 'refused', answer: '550 5.7.1 Not from here', isDeadAddress: false };
    expect(await refusalOf(as(sendTestMail, { params: { id } }))).toMatchObject({
      status: 502,
      sentence: 'The mail server did not take it: 550 5.7.1 Not from here',
    });
  });
});

describe('the look before sending', () => {
  const outcomes = async (calls: typeof as, id: string) =>
    Object.fromEntries(
      (await calls(checkCampaign, { params: { id } })).checks.map(({ name, outcome }) => [name, outcome]),
    );

  it('finds nothing wrong where nothing is', async () => {
    const { id } = await create();
    const records: Record<string, string[]> = {
      'example.com': ['v=spf1 -all'],
      '_dmarc.example.com': ['v=DMARC1; p=none'],
      's1._domainkey.example.com': ['v=DKIM1; p=MIIB'],
    };
    const dkim = { domainName: 'example.com', keySelector: 's1', privateKey: '' };
    const calls = await asWith({
      surroundings: { statusOf: async () => 200, textRecords: async (name) => records[name] ?? [] },
      mailSettings: { ...testMailSettings, dkim },
    });
    expect(new Set(Object.values(await outcomes(calls, id)))).toEqual(new Set(['ok']));
  });

  it('says what is missing around it, and stops for broken links alone', async () => {
    const { id } = await create();
    const broken = await asWith({
      surroundings: { statusOf: async (url) => (url.includes('/blog/') ? 404 : 200), textRecords: async () => [] },
    });
    expect(await outcomes(broken, id)).toMatchObject({
      links: 'stop',
      spf: 'warning',
      dkim: 'warning',
      dmarc: 'warning',
    });
    const away = await asWith({
      surroundings: { statusOf: async () => undefined, textRecords: async () => undefined },
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
      async () => em().execute(`update email_list_subscribers set status = 'unsubscribed'`),
    ],
    [
      'a list of people who have all left',
      'audience',
      async () =>
        em().execute(
          `insert into mail_suppressions (address_hash, reason) select address_hash(email), 'left' from email_list_subscribers`,
        ),
    ],
    [
      'a post that readers cannot see any more',
      'posts',
      async () => as(changePost, { params: { id: draft.blogPostIds[0]! }, body: { status: 'draft' } }),
    ],
    [
      'a message that Gmail would cut',
      'size',
      async () => em().execute(`update blog_posts set excerpt = repeat('Cracks let water in. ', 5000)`),
    ],
  ])('stops %s, and so do sending and scheduling', async (_what, name, spoil) => {
    const { id } = await create();
    await spoil();
    expect(await outcomes(as, id)).toMatchObject({ [name]: 'stop' });
    const refusal = { status: 422, code: 'must_not_go_out' };
    expect(await refusalOf(as(sendCampaign, { params: { id } }))).toMatchObject(refusal);
    expect(await refusalOf(as(scheduleCampaign, { params: { id }, body: { at: later() } }))).toMatchObject(refusal);
  });

  it('stops what has no postal address', async () => {
    const { id } = await create();
    const calls = await asWith({ mailSettings: { ...testMailSettings, postalAddress: '' } });
    expect(await outcomes(calls, id)).toMatchObject({ 'postal-address': 'stop' });
    expect(await refusalOf(calls(sendCampaign, { params: { id } }))).toMatchObject({ code: 'must_not_go_out' });
  });
});

describe('a schedule', () => {
  const sweep = async () => {
    const added: string[] = [];
    const job = sweepJob(em, (id) => beginScheduled(em(), id, testMailSettings));
    await job.run({
      nudge: () => {},
      enqueue: async (_name, pieces) => void added.push(...pieces.map(({ key }) => key)),
    });
    return added;
  };
  const scheduledFor = async (id: string, at: string) =>
    em().execute(`update newsletter_campaigns set scheduled_at = now() + ?::interval where id = ?`, [at, id]);

  it('begins in its time, and every batch gets a job', async () => {
    const { id } = await create();
    const at = later();
    const { campaign } = await as(scheduleCampaign, { params: { id }, body: { at } });
    expect(campaign).toMatchObject({ status: 'scheduled', scheduledAt: at });
    expect(await sweep()).toEqual([]);
    await scheduledFor(id, '-30 minutes');
    expect(await sweep()).toEqual([`${id} 1`]);
    expect((await as(getCampaign, { params: { id } })).campaign).toMatchObject({
      status: 'sending',
      recipientCount: 2,
    });
    // Nothing took the first job up, so the next sweep adds it again; the queue keeps one of a key.
    expect(await sweep()).toEqual([`${id} 1`]);
  });

  it('that is more than an hour late waits for a person', async () => {
    const { id } = await create();
    await as(scheduleCampaign, { params: { id }, body: { at: later() } });
    await scheduledFor(id, '-61 minutes');
    expect(await sweep()).toEqual([]);
    expect((await as(getCampaign, { params: { id } })).campaign.status).toBe('late');
    expect((await as(sendCampaign, { params: { id } })).campaign.status).toBe('sending');
  });

  it('of what must not go out any more waits for a person too', async () => {
    const { id } = await create();
    await as(scheduleCampaign, { params: { id }, body: { at: later() } });
    await scheduledFor(id, '-1 minute');
    await em().execute(`update email_list_subscribers set status = 'unsubscribed'`);
    expect(await sweep()).toEqual([]);
    expect((await as(getCampaign, { params: { id } })).campaign.status).toBe('late');
  });

  it('can be taken back, and is refused for a time that is over', async () => {
    const { id } = await create();
    await as(scheduleCampaign, { params: { id }, body: { at: later() } });
    expect(await refusalOf(as(changeCampaign, { params: { id }, body: { name: 'x' } }))).toMatchObject({
      code: 'not_a_draft',
    });
    const { campaign } = await as(scheduleCampaign, { params: { id }, body: { at: null } });
    expect(campaign).toMatchObject({ status: 'draft', scheduledAt: null });
    const at = new Date(Date.now() - 1_000).toISOString();
    expect(await refusalOf(as(scheduleCampaign, { params: { id }, body: { at } }))).toMatchObject({
      status: 422,
      code: 'in_the_past',
    });
  });
});

describe('a campaign under way', () => {
  it('is paused, resumed and cancelled, each in its time only', async () => {
    const { id } = await create();
    const params = { id };
    for (const step of [pauseCampaign, resumeCampaign, cancelCampaign] as const)
      expect(await refusalOf(as(step, { params }))).toMatchObject({ status: 409, code: 'wrong_moment' });
    await as(sendCampaign, { params });
    expect(await refusalOf(as(deleteCampaign, { params }))).toMatchObject({ code: 'not_a_draft' });
    expect((await as(pauseCampaign, { params })).campaign.status).toBe('paused');
    expect(await refusalOf(as(sendCampaign, { params }))).toMatchObject({ code: 'already_sent' });
    expect((await as(resumeCampaign, { params })).campaign.status).toBe('sending');
    expect((await as(cancelCampaign, { params })).campaign.status).toBe('cancelled');
    expect(await refusalOf(as(resumeCampaign, { params }))).toMatchObject({ code: 'wrong_moment' });
    await as(deleteCampaign, { params });
  });

  it('has a ledger to page through and to search, over all campaigns too', async () => {
    const { id } = await create();
    await as(sendCampaign, { params: { id } });
    const { deliveries } = await as(listDeliveries, { params: { id }, query: { search: 'ANNA@' } });
    expect(deliveries).toMatchObject([{ email: 'anna@example.org', status: 'queued', attempts: 0, answer: null }]);
    expect((await as(listDeliveries, { params: { id }, query: { status: 'refused' } })).deliveries).toEqual([]);
    const found = await as(findDeliveries, { query: { email: 'Anna@Example.org' } });
    expect(found.deliveries).toMatchObject([{ campaignId: id, campaignName: 'November', id: 1 }]);
    const { progress } = await as(getCampaign, { params: { id } });
    expect(progress).toMatchObject({ counts: { queued: 2, handedOver: 0 }, perSecond: null, secondsLeft: null });
  });

  it('has nothing to send once more before anything is uncertain', async () => {
    const { id } = await create();
    const body = { all: true } as const;
    expect(await refusalOf(as(resendUncertain, { params: { id }, body }))).toMatchObject({ code: 'wrong_moment' });
    await as(sendCampaign, { params: { id } });
    expect(await as(resendUncertain, { params: { id }, body })).toEqual({ resent: 0 });
  });
});
