import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPost } from '@workspace/contracts/managed-posts';
import type { Campaign } from '@workspace/contracts/campaign';
import { sendCampaign } from '@workspace/contracts/campaign-sending';
import { createCampaign, getCampaign, previewCampaign } from '@workspace/contracts/newsletter-campaigns';
import { listDeliveries } from '@workspace/contracts/newsletter-deliveries';
import { startSandbox, type Sandbox } from '@workspace/sandbox/sandbox';
import { freePort } from '@workspace/sandbox/free-port';
import { jobList } from '../src/jobs/job-list.ts';
import { pieceJobList } from '../src/jobs/piece-job-list.ts';
import { startJobs, type Jobs } from '../src/jobs/jobs.ts';
import { SmtpTransport } from '../src/adapters/smtp/smtp-transport.ts';
import { draft } from './a-draft.ts';
import { callsTo, apiErrorOf } from './call-as.ts';
import { publicOrigin, startTestApp, type TestApp } from './start-test-app.ts';
import { testContactMail, testMailSettings } from './test-mail-settings.ts';

let test: TestApp;
let sandbox: Sandbox;
let sender: SmtpTransport;
let worker: Jobs;
let as: ReturnType<ReturnType<typeof callsTo>>;
let listId: string;

beforeAll(async () => {
  test = await startTestApp();
  sandbox = await startSandbox({
    port: await freePort(),
    smtpPort: await freePort(),
    publicOrigin,
    clientId: 'staff',
    clientSecret: 'a-secret-of-some-length-for-this-test',
    parts: ['mailbox'],
  });
  sender = new SmtpTransport({ smtpUrl: `smtp://localhost:${sandbox.smtpPort}`, connections: 4 });
  worker = await startWorker();
  const app = await test.startAnother({ enqueue: (job, at) => worker.enqueue(job, at), submit: sender.submit });
  as = callsTo(app)(await test.signInAs('ada@lanesight.ai'));
});
beforeEach(async () => {
  await fetch(`${sandbox.origin}/mail/messages`, { method: 'DELETE' });
  const em = test.orm.em.fork();
  await em.execute('delete from newsletter_campaigns');
  await em.execute('delete from email_lists where kind = ?', ['own']);
  await em.execute('delete from mail_suppressions');
  await em.execute('delete from blog_posts');
  const [list] = await em.execute<{ id: string }[]>(`insert into email_lists (name) values ('Cities') returning id`);
  listId = list!.id;
});
afterAll(async () => {
  await worker.stop();
  await worker.close();
  sender.close();
  await sandbox.stop();
  await test.close();
});

function startWorker(ratePerSecond = 0): Promise<Jobs> {
  const settings = { orm: test.orm, imageStore: test.imageStore, mailSettings: testMailSettings };
  const url = test.orm.config.get('clientUrl');
  if (!url) throw new Error('The test has no database');
  return startJobs(
    url,
    jobList({
      ...settings,
      mailer: async () => {},
      ...testContactMail,
      config: { publicOrigin, mail: { salesEmail: '' } },
    }),
    test.app.log,
    pieceJobList({ ...settings, sender, mail: { connections: 4, ratePerSecond, ratePerHour: 0 } }),
  );
}

const subscribe = (emails: string[], firstName = 'Anna') =>
  test.orm.em.fork().execute(
    `insert into email_list_subscribers (email_list_id, email, first_name)
     select ?, e.value, ? from jsonb_array_elements_text(?::jsonb) e`,
    [listId, firstName, JSON.stringify(emails)],
  );

async function storeDraft(): Promise<Campaign> {
  const { post } = await as(createPost, { body: draft });
  const body = { name: 'November', subject: 'Counting cracks', emailListId: listId, blogPostIds: [post.id] };
  return (await as(createCampaign, { body })).campaign;
}

async function waitUntil(condition: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    if (await condition()) return;
    await new Promise((next) => setTimeout(next, 100));
  }
  throw new Error('did not come to that within 15 seconds');
}

async function untilSent(id: string) {
  await waitUntil(async () => (await as(getCampaign, { params: { id } })).campaign.status === 'sent');
  return as(getCampaign, { params: { id } });
}

const mail = async () =>
  (await (await fetch(`${sandbox.origin}/mail/messages`)).json()) as {
    to: string[];
    subject: string;
    text: string;
    html: string;
    headers: Record<string, string>;
  }[];

describe('a campaign', () => {
  it('reaches every subscriber of its list once, as the ledger says', async () => {
    const emails = Array.from({ length: 1_200 }, (_, index) => `reader${index}@example.org`);
    await subscribe(emails);
    const campaign = await storeDraft();
    expect(campaign).toMatchObject({ status: 'draft', recipientCount: 0, createdBy: 'ada@lanesight.ai' });
    const { campaign: begun } = await as(sendCampaign, { params: { id: campaign.id } });
    expect(begun).toMatchObject({ status: 'sending', recipientCount: 1_200 });
    const { campaign: sent, progress } = await untilSent(campaign.id);
    expect(sent).toMatchObject({ recipientCount: 1_200, sentAt: expect.any(String) });
    expect(progress.counts).toEqual({ queued: 0, handedOver: 1_200, refused: 0, retry: 0, uncertain: 0, skipped: 0 });
    const messages = await mail();
    expect(messages).toHaveLength(1_200);
    expect(new Set(messages.map(({ to }) => to[0]))).toEqual(new Set(emails));
    expect(new Set(messages.map(({ headers }) => headers['message-id'])).size).toBe(1_200);
    const { deliveries, next } = await as(listDeliveries, { params: { id: campaign.id }, query: { after: 1_100 } });
    expect([deliveries.length, next]).toEqual([100, null]);
    expect(deliveries[0]).toMatchObject({
      id: 1_101,
      status: 'handed_over',
      attempts: 1,
      answer: expect.stringMatching(/^250/),
    });
  });

  it('arrives as its preview showed it, whatever the names', async () => {
    const names = [
      'Ömer & Søn',
      'Αθήνα',
      '山田',
      '"><script>alert(1)</script>',
      'a='.repeat(25),
      '{{preferencesUrl}}',
      '.',
    ];
    for (const [index, name] of names.entries()) await subscribe([`reader${index}@example.org`], name);
    const { id } = await storeDraft();
    const em = test.orm.em.fork();
    const people = await em.execute<{ id: string; email: string; name: string }[]>(
      'select id, email, first_name as name from email_list_subscribers where email_list_id = ?',
      [listId],
    );
    const shown = await Promise.all(
      people.map((person) => as(previewCampaign, { params: { id }, query: { subscriberId: person.id } })),
    );
    await as(sendCampaign, { params: { id } });
    await untilSent(id);
    const messages = await mail();
    for (const [index, { email, name }] of people.entries()) {
      const message = messages.find(({ to }) => to[0] === email)!;
      expect(message.text.trim()).toBe(shown[index]!.text.trim());
      expect(message.html.trim()).toBe(shown[index]!.html.trim());
      expect(message.text).toContain(`Hello ${name},`);
    }
    expect(messages[0]!.headers).toMatchObject({
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'list-id': expect.stringContaining(`<${listId}.example.com>`),
      precedence: 'bulk',
      'auto-submitted': 'auto-generated',
    });
  });

  it('is sent once for repeated and concurrent requests', async () => {
    await subscribe(['a@example.org', 'b@example.org']);
    const { id } = await storeDraft();
    const requests = Array.from({ length: 8 }, () => as(sendCampaign, { params: { id } }));
    const answers = await Promise.allSettled(requests);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await untilSent(id);
    expect(await apiErrorOf(as(sendCampaign, { params: { id } }))).toMatchObject({ status: 409, code: 'already_sent' });
    expect(await mail()).toHaveLength(2);
  });

  it('passes from a stopped worker to the others, with nothing uncertain', async () => {
    await worker.stop();
    await worker.close();
    worker = await startWorker(400);
    const second = await startWorker(400);
    await subscribe(Array.from({ length: 1_500 }, (_, index) => `reader${index}@example.org`));
    const { id } = await storeDraft();
    await as(sendCampaign, { params: { id } });
    await waitUntil(async () => (await as(getCampaign, { params: { id } })).progress.counts.handedOver > 100);
    await worker.stop();
    await worker.close();
    worker = second;
    // The reconcile job finds the stopped worker's rest: each minute, and here immediately.
    await new Promise((next) => setTimeout(next, 500));
    worker.enqueue('sweep-newsletters');
    const { progress } = await untilSent(id);
    expect(progress.counts).toMatchObject({ handedOver: 1_500, uncertain: 0 });
    expect(new Set((await mail()).map(({ to }) => to[0])).size).toBe(1_500);
    expect(await mail()).toHaveLength(1_500);
  });
});
