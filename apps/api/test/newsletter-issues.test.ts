import { describe, expect, it } from 'vitest';
import { changeArchive } from '@workspace/contracts/campaign-previews';
import { changePost } from '@workspace/contracts/managed-posts';
import { getPostsVersion } from '@workspace/contracts/blog-posts';
import { sendCampaign } from '@workspace/contracts/campaign-sending';
import {
  copyCampaign,
  createCampaign,
  getCampaign,
  previewCampaign,
  type CampaignDraft,
} from '@workspace/contracts/newsletter-campaigns';
import { getIssue, listIssues } from '@workspace/contracts/newsletter-issues';
import { finishCampaigns } from '../src/features/newsletter-deliveries/finish-campaigns.ts';
import { apiErrorOf, callsTo } from './call-as.ts';
import { testMailSettings } from './test-mail-settings.ts';
import { campaignTest } from './sending/campaign-test.ts';

const staff = campaignTest();
const sql = (query: string, values: unknown[] = []) => staff.em().execute(query, values);
const visitor = () => callsTo(staff.test.app)({});

async function create(change: Partial<CampaignDraft> = {}) {
  const { campaign } = await staff.as(createCampaign, { body: { ...staff.draft, ...change } });
  return { id: campaign.id, token: campaign.webToken! };
}

/** Creates a campaign and submits everything. */
async function sent(change: Partial<CampaignDraft> = {}) {
  const made = await create(change);
  await staff.as(sendCampaign, { params: { id: made.id } });
  await sql('update newsletter_batches set done_at = now(), handed_over = queued, queued = 0');
  await finishCampaigns(staff.em());
  return made;
}

const issueOf = async (token: string) => (await visitor()(getIssue, { params: { token } })).issue;
const archive = async () => (await visitor()(listIssues, {})).issues.map(({ subject }) => subject);
const version = async () => (await visitor()(getPostsVersion, {})).version;

describe('the web version of a campaign', () => {
  it('has no personal data, and fallbacks for merge fields', async () => {
    const [blogPostId] = staff.draft.blogPostIds;
    const { token } = await sent({
      subject: 'For {{firstName|you}}',
      preheader: '{{email}}',
      blocks: [
        { type: 'text', html: '<p>Hello <b>{{name|reader}}</b>{{lastName}}</p>' },
        { type: 'button', text: 'Go, {{name|now}}', url: '/faq' },
        { type: 'post', blogPostId: blogPostId! },
      ],
    });
    const issue = await issueOf(token);
    expect(issue).toMatchObject({ token, subject: 'For you', preheader: '', isInArchive: false });
    expect(issue.blocks).toEqual([
      { type: 'text', html: '<p>Hello <strong>reader</strong></p>' },
      { type: 'button', text: 'Go, now', url: '/faq' },
      expect.objectContaining({ type: 'post', title: 'Cracks & {{greeting}}', cover: null }),
    ]);
    expect(JSON.stringify(issue)).not.toMatch(/preferences|unsubscribe|@/i);
  });

  it('exists only after the start, at a token of its own', async () => {
    const { id, token } = await create();
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    expect(await apiErrorOf(issueOf(token))).toMatchObject({ status: 404 });
    const calls = await staff.asWith({ mailSettings: { ...testMailSettings, secondsToUndo: 60 } });
    await calls(sendCampaign, { params: { id } });
    expect(await apiErrorOf(issueOf(token))).toMatchObject({ status: 404 });
    await sql('update newsletter_campaigns set sends_at = now()');
    expect((await issueOf(token)).subject).toBe('Before winter');
    expect(await apiErrorOf(issueOf('0'.repeat(32)))).toMatchObject({ status: 404, code: 'not_found' });
    expect((await staff.as(copyCampaign, { params: { id } })).campaign.webToken).not.toBe(token);
  });

  it('leaves out posts that readers cannot see any more', async () => {
    const { token } = await sent();
    await staff.as(changePost, { params: { id: staff.draft.blogPostIds[0]! }, body: { status: 'draft' } });
    expect((await issueOf(token)).blocks).toEqual([]);
  });

  it('has the subject of the winner of an A/B test', async () => {
    const { id, token } = await sent({ subjects: ['One', 'Two'], testShare: 100, winnerBy: 'hand' });
    await sql('update newsletter_campaigns set winner = 1 where id = ?', [id]);
    expect((await issueOf(token)).subject).toBe('Two');
  });

  it('is linked in the email when staff turn that on', async () => {
    const { id, token } = await create({ hasWebLink: true });
    const { html, text } = await staff.as(previewCampaign, { params: { id } });
    const link = `http://localhost:3000/newsletters/${token}`;
    expect(html).toContain(`href="${link}"`);
    expect(text).toContain(`View in browser: ${link}`);
    const other = await create();
    expect((await staff.as(previewCampaign, { params: { id: other.id } })).html).not.toContain('/newsletters/');
  });
});

describe('the archive', () => {
  it('lists sent campaigns that staff chose, the newest first', async () => {
    await sent({ subject: 'Private' });
    await create({ subject: 'Draft', isInArchive: true });
    await sent({ subject: 'First', isInArchive: true });
    const { id } = await sent({ subject: 'Second' });
    expect(await archive()).toEqual(['First']);
    await staff.as(changeArchive, { params: { id }, body: { isInArchive: true } });
    expect(await archive()).toEqual(['Second', 'First']);
    expect((await staff.as(getCampaign, { params: { id } })).campaign.isInArchive).toBe(true);
    await staff.as(changeArchive, { params: { id }, body: { isInArchive: false } });
    expect(await archive()).toEqual(['First']);
  });

  it('makes cached pages stale when it changes, and only then', async () => {
    const { id } = await create({ isInArchive: true });
    const before = await version();
    await staff.as(sendCampaign, { params: { id } });
    expect(await version()).toBe(before);
    await sql('update newsletter_batches set done_at = now()');
    await finishCampaigns(staff.em());
    const finished = await version();
    expect(finished).not.toBe(before);
    await staff.as(changeArchive, { params: { id }, body: { isInArchive: true } });
    expect(await version()).toBe(finished);
    await staff.as(changeArchive, { params: { id }, body: { isInArchive: false } });
    expect(await version()).not.toBe(finished);
  });
});
