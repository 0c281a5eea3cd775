import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CampaignBlock } from '@workspace/contracts/campaign-blocks';
import { previewUnsavedCampaign, sendTests } from '@workspace/contracts/campaign-previews';
import { checkCampaign } from '@workspace/contracts/campaign-preflight';
import {
  createCampaign,
  getCampaign,
  previewCampaign,
  type CampaignDraft,
} from '@workspace/contracts/newsletter-campaigns';
import { freePort } from '@workspace/sandbox/free-port';
import { startSandbox, type Sandbox } from '@workspace/sandbox/sandbox';
import { SmtpTransport } from '../src/adapters/smtp/smtp-transport.ts';
import { apiErrorOf } from './call-as.ts';
import { campaignTest } from './sending/campaign-test.ts';
import { publicOrigin } from './start-test-app.ts';

const staff = campaignTest();
let sandbox: Sandbox;
let sender: SmtpTransport;
let asSending: typeof staff.as;

beforeAll(async () => {
  sandbox = await startSandbox({
    port: await freePort(),
    smtpPort: await freePort(),
    publicOrigin,
    clientId: 'staff',
    clientSecret: 'a-secret-of-some-length-for-this-test',
    parts: ['mailbox'],
  });
  sender = new SmtpTransport({ smtpUrl: `smtp://localhost:${sandbox.smtpPort}`, connections: 2 });
  asSending = await staff.asWith({ submit: sender.submit });
});
afterAll(async () => {
  sender.close();
  await sandbox.stop();
});

const words: Partial<CampaignDraft> = {
  subject: 'Straßen für {{firstName|alle}}',
  preheader: 'For {{name|everybody}}',
  blocks: [
    { type: 'text', html: '<p>Hi {{name|dear reader & friend}}, <a href="/faq">read on</a></p>' },
    { type: 'button', text: 'Call {{firstName|us}}', url: '/faq' },
  ],
};
const create = async (change: Partial<CampaignDraft> = words) =>
  (await staff.as(createCampaign, { body: { ...staff.draft, ...change } })).campaign;

interface Received {
  to: string[];
  subject: string;
  text: string;
  html: string;
}
const received = async (): Promise<Received[]> =>
  (await fetch(`${sandbox.origin}/mail/messages`)).json() as Promise<Received[]>;

describe('tests to several addresses', () => {
  it('reach each address as its subscriber, and leave the campaign a draft', async () => {
    await staff.em().execute(`update email_list_subscribers set first_name = 'Änne', last_name = 'Fuß'
      where email = 'anna@example.org'`);
    const { id } = await create();
    const emails = ['anna@example.org', 'eve@example.net', ' EVE@example.net ', 'no address', 'bö@example.org'];
    const outcome = await asSending(sendTests, { params: { id }, body: { emails } });
    expect(outcome.accepted).toEqual(['anna@example.org', 'EVE@example.net']);
    expect(outcome.rejected.map(({ email }) => email)).toEqual(['no address', 'bö@example.org']);
    expect(outcome.rejected[0]!.reason).toMatch(/^This is no email address/);
    const all = await received();
    const [anna, eve] = outcome.accepted.map((email) => all.find(({ to }) => to.includes(email)));
    expect(anna).toMatchObject({ to: ['anna@example.org'], subject: '[Test] Straßen für Änne' });
    expect(anna!.text).toContain('Hi Änne Fuß, read on (http://localhost:3000/faq)');
    expect(anna!.text).toContain('Call Änne: http://localhost:3000/faq');
    expect(eve).toMatchObject({ subject: '[Test] Straßen für alle' });
    expect(eve!.text).toContain('Hi dear reader & friend, read on');
    expect((await staff.as(getCampaign, { params: { id } })).campaign.status).toBe('draft');
  });

  it('are rejected for suppressed addresses, and by the mail server, each with the reason', async () => {
    const { id } = await create();
    await staff
      .em()
      .execute(
        `insert into mail_suppressions (address_hash, reason) values (address_hash('left@example.org'), 'left')`,
      );
    staff.handed = { outcome: 'refused', answer: '550 5.7.1 Not from here', isDeadAddress: false };
    const body = { emails: ['left@example.org', 'other@example.org'] };
    expect(await staff.as(sendTests, { params: { id }, body })).toEqual({
      accepted: [],
      rejected: [
        { email: 'left@example.org', reason: expect.stringMatching(/^This address gets no email from us/) },
        { email: 'other@example.org', reason: 'The mail server did not take it: 550 5.7.1 Not from here' },
      ],
    });
    expect(staff.submitted.map(({ to }) => to)).toEqual(['other@example.org']);
  });

  it('are limited to ten addresses', async () => {
    const { id } = await create();
    const send = (emails: string[]) => apiErrorOf(staff.as(sendTests, { params: { id }, body: { emails } }));
    expect(await send([])).toMatchObject({ fields: { emails: 'Write at least one address' } });
    const many = Array.from({ length: 11 }, (_, index) => `a${index}@example.org`);
    expect(await send(many)).toMatchObject({ status: 400, fields: { emails: 'Send at most 10 at a time' } });
  });
});

describe('a preview of unsaved content', () => {
  it('shows it for a subscriber, and stores nothing', async () => {
    const { id, updatedAt } = await create({});
    const [anna] = await staff
      .em()
      .execute<{ id: string }[]>(`select id from email_list_subscribers where email = 'anna@example.org'`);
    const { blocks, subject, preheader } = words;
    const preview = (subscriberId?: string) =>
      staff.as(previewUnsavedCampaign, { params: { id }, body: { blocks, subject, preheader, subscriberId } });
    const shown = await preview(anna!.id);
    expect(shown).toMatchObject({ subject: 'Straßen für Ann <b>', preheader: 'For Ann <b>' });
    expect(shown.html).toContain('Hi Ann &#60;b&#62;, <a class="link" href="http://localhost:3000/faq"');
    expect((await preview()).html).toContain('Hi dear reader &#38; friend, ');
    expect((await staff.as(getCampaign, { params: { id } })).campaign.updatedAt).toBe(updatedAt);
    expect((await staff.as(previewCampaign, { params: { id } })).subject).toBe('Before winter');
  });
});

describe('the pre-flight of written content', () => {
  const checks = async (blocks: CampaignBlock[]) => {
    const { id } = await create({ blocks });
    const found = await staff.as(checkCampaign, { params: { id } });
    return Object.fromEntries(found.checks.map(({ name, outcome, sentence }) => [name, `${outcome}: ${sentence}`]));
  };

  it('reports an empty message, dead links, and merge fields without a fallback', async () => {
    expect(await checks([{ type: 'divider' }])).toMatchObject({ posts: expect.stringMatching(/^stop: It is empty/) });
    const html = '<p>{{name}} <a href="https://example.org/gone">old</a></p>';
    expect(await checks([{ type: 'text', html }])).toMatchObject({
      posts: 'ok: It has words and no posts.',
      links: 'stop: These links lead nowhere: https://example.org/gone.',
      'merge-fields': expect.stringMatching(/^warning: \{\{name\}\} leaves a gap/),
    });
  });
});
