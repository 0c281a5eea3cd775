import { describe, expect, it } from 'vitest';
import { cancelCampaign, pauseCampaign, resumeCampaign, sendCampaign } from '@workspace/contracts/campaign-sending';
import {
  changeCampaign,
  createCampaign,
  deleteCampaign,
  getCampaign,
  listCampaigns,
  previewCampaign,
  sendTestMail,
  type CampaignDraft,
} from '@workspace/contracts/newsletter-campaigns';
import { findDeliveries, listDeliveries, resendUncertain } from '@workspace/contracts/newsletter-deliveries';
import { decryptAddressToken } from '../src/features/mail-preferences/address-token.ts';
import { deleteEmailList } from '@workspace/contracts/email-lists';
import { apiErrorOf } from './call-as.ts';
import { campaignTest } from './sending/campaign-test.ts';
import { testMailSettings } from './test-mail-settings.ts';

const staff = campaignTest();

describe('a draft campaign', () => {
  it('is stored, listed first, partially updated, and deleted', async () => {
    const first = await staff.create();
    const second = await staff.create();
    expect((await staff.as(listCampaigns, {})).campaigns.map(({ id }) => id)).toEqual([second.id, first.id]);
    const params = { id: first.id };
    const { campaign } = await staff.as(changeCampaign, { params, body: { subject: 'After winter' } });
    expect(campaign).toMatchObject({
      ...staff.draft,
      subject: 'After winter',
      status: 'draft',
      recipientCount: 0,
      sentAt: null,
    });
    await staff.as(deleteCampaign, { params });
    expect(await apiErrorOf(staff.as(getCampaign, { params }))).toMatchObject({ status: 404 });
  });

  it.each([
    [{ blogPostIds: [] }, { status: 400, fields: { blogPostIds: 'Choose at least one post' } }],
    [{ name: ' ' }, { status: 400, fields: { name: 'Write a name' } }],
    [{ subject: 'a\r\nBcc: all@example.org' }, { status: 400, fields: { subject: 'Keep the subject on one line' } }],
    [{ emailListId: '11111111-1111-4111-8111-111111111111' }, { status: 409, code: 'no_such_list' }],
    [{ blogPostIds: ['11111111-1111-4111-8111-111111111111'] }, { status: 409, code: 'no_such_post' }],
  ] as [Partial<CampaignDraft>, object][])('is rejected with %j', async (change, apiError) => {
    expect(await apiErrorOf(staff.as(createCampaign, { body: { ...staff.draft, ...change } }))).toMatchObject(apiError);
  });
});

describe('a preview', () => {
  it("shows the recipient's email without reading a name or a post as markup or a placeholder", async () => {
    const { id } = await staff.create();
    const [anna] = await staff
      .em()
      .execute<{ id: string }[]>(`select id from email_list_subscribers where email = 'anna@example.org'`);
    const { html, text, subject, bytes } = await staff.as(previewCampaign, {
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
    expect(decryptAddressToken(testMailSettings.linkSecrets, token)).toEqual({
      email: 'anna@example.org',
      listId: staff.draft.emailListId,
      campaignId: id,
    });
    expect(html).toContain(token);
    expect(bytes).toBeGreaterThan(html.length);
    const nobody = await staff.as(previewCampaign, { params: { id } });
    expect(nobody.text).toContain('\nHello,\n');
  });

  it('is rejected for an address that is not on the list', async () => {
    const { id } = await staff.create();
    const query = { subscriberId: '11111111-1111-4111-8111-111111111111' };
    expect(await apiErrorOf(staff.as(previewCampaign, { params: { id }, query }))).toMatchObject({ status: 404 });
  });
});

describe('the preview of a sent campaign', () => {
  it('shows what was sent, also after its posts were changed or deleted', async () => {
    const { id } = await staff.create();
    const preview = () => staff.as(previewCampaign, { params: { id } });
    await staff.as(sendCampaign, { params: { id } });
    const sent = await preview();
    expect(sent.text).toContain('Cracks &');
    await staff.em().execute(`update blog_posts set title = 'Renamed', excerpt = 'Changed', slug = 'renamed'`);
    expect((await preview()).text).toBe(sent.text);
    await staff.em().execute('update blog_posts set trashed_at = now()');
    expect((await preview()).html.replace(/about=[\w-]+/g, '')).toBe(sent.html.replace(/about=[\w-]+/g, ''));
  });
});

describe('a test email', () => {
  it('is sent to the current user, and leaves the campaign a draft', async () => {
    const { id } = await staff.create();
    expect(await staff.as(sendTestMail, { params: { id } })).toEqual({ to: 'ada@lanesight.ai' });
    expect(staff.submitted).toHaveLength(1);
    expect(staff.submitted[0]).toMatchObject({ from: 'news@example.com', to: 'ada@lanesight.ai' });
    expect(staff.submitted[0]!.content.toString()).toMatch(/^Subject: \[Test\] Before winter\r$/m);
    expect((await staff.as(getCampaign, { params: { id } })).campaign.status).toBe('draft');
  });

  it('reports a rejection in the words of the mail server', async () => {
    const { id } = await staff.create();
    staff.handed = { outcome: 'refused', answer: '550 5.7.1 Not from here', isDeadAddress: false };
    expect(await apiErrorOf(staff.as(sendTestMail, { params: { id } }))).toMatchObject({
      status: 502,
      message: 'The mail server did not take it: 550 5.7.1 Not from here',
    });
  });
});

describe('a draft with two editors', () => {
  it('keeps the first save, and reports it to the second', async () => {
    const { id, updatedAt: basedOn } = await staff.create();
    const change = (subject: string, since: string) =>
      staff.as(changeCampaign, { params: { id }, body: { subject, basedOn: since } });
    const { campaign } = await change('Of the first', basedOn);
    expect(await apiErrorOf(change('Of the second', basedOn))).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
    });
    expect((await staff.as(getCampaign, { params: { id } })).campaign.subject).toBe('Of the first');
    expect((await change('Of the second', campaign.updatedAt)).campaign.subject).toBe('Of the second');
  });
});

describe('a running campaign', () => {
  it('is paused, resumed and cancelled, each only in the right status', async () => {
    const params = { id: (await staff.create()).id };
    for (const step of [pauseCampaign, resumeCampaign, cancelCampaign] as const)
      expect(await apiErrorOf(staff.as(step, { params }))).toMatchObject({ status: 409, code: 'wrong_moment' });
    await staff.as(sendCampaign, { params });
    expect(await apiErrorOf(staff.as(deleteCampaign, { params }))).toMatchObject({ code: 'not_a_draft' });
    const renamed = await apiErrorOf(staff.as(changeCampaign, { params, body: { name: 'Other' } }));
    expect(renamed).toMatchObject({ code: 'not_a_draft', message: expect.stringContaining('on its way') });
    expect((await staff.as(pauseCampaign, { params })).campaign.status).toBe('paused');
    expect(await apiErrorOf(staff.as(sendCampaign, { params }))).toMatchObject({ code: 'already_sent' });
    expect((await staff.as(resumeCampaign, { params })).campaign.status).toBe('sending');
    expect((await staff.as(cancelCampaign, { params })).campaign.status).toBe('cancelled');
    expect(await apiErrorOf(staff.as(resumeCampaign, { params }))).toMatchObject({ code: 'wrong_moment' });
    expect(await apiErrorOf(staff.as(deleteCampaign, { params }))).toMatchObject({ code: 'not_a_draft' });
  });

  it('has a rate that ignores its pauses', async () => {
    const { id } = await staff.create();
    const params = { id };
    const set = (change: string) =>
      staff.test.orm.em.fork().execute(`update newsletter_campaigns set ${change} where id = ?`, [id]);
    await staff.as(sendCampaign, { params });
    await staff.test.orm.em.fork().execute('update newsletter_batches set queued = 0, handed_over = 80');
    await set("sends_at = now() - interval '100 seconds'");
    await staff.as(pauseCampaign, { params });
    await set("paused_at = now() - interval '60 seconds'");
    const rate = async () => (await staff.as(getCampaign, { params })).progress.perSecond;
    expect(await rate()).toBeCloseTo(2, 1);
    await staff.as(resumeCampaign, { params });
    expect(await rate()).toBeCloseTo(2, 1);
  });

  it('has a ledger with pages and search, also across campaigns', async () => {
    const { id } = await staff.create();
    await staff.as(sendCampaign, { params: { id } });
    const { deliveries } = await staff.as(listDeliveries, { params: { id }, query: { search: 'ANNA@' } });
    expect(deliveries).toMatchObject([{ email: 'anna@example.org', status: 'queued', attempts: 0, answer: null }]);
    expect((await staff.as(listDeliveries, { params: { id }, query: { status: 'refused' } })).deliveries).toEqual([]);
    const found = await staff.as(findDeliveries, { query: { email: 'Anna@Example.org' } });
    expect(found.deliveries).toMatchObject([{ campaignId: id, campaignName: 'November', id: 1 }]);
    const { progress } = await staff.as(getCampaign, { params: { id } });
    expect(progress).toMatchObject({ counts: { queued: 2, handedOver: 0 }, perSecond: null, secondsLeft: null });
  });

  it('prevents its list from being deleted until it is cancelled', async () => {
    const { id } = await staff.create();
    await staff.as(sendCampaign, { params: { id } });
    const list = { params: { id: staff.draft.emailListId } };
    expect(await apiErrorOf(staff.as(deleteEmailList, list))).toMatchObject({
      code: 'list_in_use',
      message: 'The campaign “November” needs this list. Wait until it is sent, or cancel it first.',
    });
    await staff.as(cancelCampaign, { params: { id } });
    await staff.as(deleteEmailList, list);
  });

  it('skips an address that is not valid in a message', async () => {
    await staff
      .em()
      .execute(`update email_list_subscribers set email = 'bö, x@example.org' where email = 'bo@example.org'`);
    const { id } = await staff.create();
    await staff.as(sendCampaign, { params: { id } });
    const { deliveries } = await staff.as(listDeliveries, { params: { id }, query: { status: 'skipped' } });
    expect(deliveries).toMatchObject([{ email: 'bö, x@example.org', reason: 'cannot_be_written' }]);
  });

  it('has nothing to resend before a delivery is uncertain', async () => {
    const { id } = await staff.create();
    const body = { all: true } as const;
    expect(await apiErrorOf(staff.as(resendUncertain, { params: { id }, body }))).toMatchObject({
      code: 'wrong_moment',
    });
    await staff.as(sendCampaign, { params: { id } });
    expect(await staff.as(resendUncertain, { params: { id }, body })).toEqual({ resent: 0 });
  });
});
