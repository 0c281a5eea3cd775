import { describe, expect, it } from 'vitest';
import { sendCampaign } from '@workspace/contracts/campaign-sending';
import { createCampaign, previewCampaign } from '@workspace/contracts/newsletter-campaigns';
import { figuresOf } from '../src/features/campaign-ab-tests/figures-of.ts';
import { segmentCondition } from '../src/features/segments/segment-condition.ts';
import { clickTest, token } from './sending/click-test.ts';

const { staff, sent, follow, clicksOf } = clickTest();

describe('a counted link of a text or a button', () => {
  const blocks = [
    {
      type: 'text',
      html: `<p>Read <a href="https://partner.example/report?a=1&amp;b=2">our report</a>, or
        <a href="https://partner.example/report?a=1&amp;b=2">the same</a>, <a href="mailto:ada@example.org">write</a>,
        <a href="https://shown.example/">https://shown.example/</a>,
        <a href="http://localhost:3000/newsletter/preferences">leave</a>.</p>`,
    },
    { type: 'button', text: 'See prices', url: '/pricing' },
  ] as const;

  /** Sends a campaign of these blocks to Anna (1) and Bo (2), five minutes ago. */
  async function sentBlocks(): Promise<string> {
    const { campaign } = await staff.as(createCampaign, {
      body: { ...staff.draft, blogPostIds: undefined, blocks: [...blocks], tracksClicks: true },
    });
    await staff.as(sendCampaign, { params: { id: campaign.id } });
    for (const change of [
      `newsletter_deliveries set status = 'handed_over', changed_at = now() - interval '5 minutes' where campaign_id`,
      `newsletter_batches set handed_over = queued, queued = 0 where campaign_id`,
      `newsletter_campaigns set started_at = now() - interval '5 minutes' where id`,
    ])
      await staff.em().execute(`update ${change} = ?`, [campaign.id]);
    return campaign.id;
  }

  it('leads to its address, counts each reader, and is shown by its block', async () => {
    const id = await sentBlocks();
    const by = token(id);
    const [report, prices] = await follow({ by, slug: 'links/1' }, { by: token(id, 2), slug: 'links/2' });
    expect([report!.statusCode, report!.headers.location]).toEqual([302, 'https://partner.example/report?a=1&b=2']);
    expect(report!.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
    expect(prices!.headers.location).toBe('http://localhost:3000/pricing');
    const { links, readers } = await clicksOf(id);
    expect(readers).toBe(2);
    expect(links).toEqual([
      {
        slug: 'links/1',
        title: 'our report',
        url: 'https://partner.example/report?a=1&b=2',
        block: 1,
        readers: 1,
        scannerHits: 0,
      },
      {
        slug: 'links/2',
        title: 'See prices',
        url: 'http://localhost:3000/pricing',
        block: 2,
        readers: 1,
        scannerHits: 0,
      },
    ]);
  });

  it('is in both parts; links to preferences, of email, and that show their address stay as they are', async () => {
    const id = await sentBlocks();
    const { html, text } = await staff.as(previewCampaign, { params: { id } });
    const link = (number: number) => `http://localhost:3000/r/${token(id, 0)}/links/${number}`;
    expect(html.split(`href="${link(1)}"`)).toHaveLength(3);
    expect(html).toContain(`href="${link(2)}"`);
    expect(text).toContain(`See prices: ${link(2)}`);
    expect(text).toContain(`our report (${link(1)})`);
    for (const plain of [
      'mailto:ada@example.org',
      'https://shown.example/',
      'http://localhost:3000/newsletter/preferences',
    ])
      expect(html).toContain(`href="${plain}"`);
    expect(html).not.toContain('partner.example');
  });

  it('leads to an address with characters that no header can have', async () => {
    const url = 'https://partner.example/straße/日本';
    const { campaign } = await staff.as(createCampaign, {
      body: {
        ...staff.draft,
        blogPostIds: undefined,
        blocks: [{ type: 'button', text: 'Read', url }],
        tracksClicks: true,
      },
    });
    const [answer] = await follow({ by: token(campaign.id, 0), slug: 'links/1' });
    expect([answer!.statusCode, answer!.headers.location]).toEqual([302, new URL(url).href]);
  });

  it('leads nowhere with an invalid token, or when the campaign has no such link', async () => {
    const id = await sentBlocks();
    const other = await sent();
    const answers = await follow(
      { by: 'A'.repeat(64), slug: 'links/1' },
      { by: token(id), slug: 'links/3' },
      { by: token(other), slug: 'links/1' },
      { by: token(id), slug: 'links/0' },
    );
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual([
      [404, undefined],
      [404, undefined],
      [404, undefined],
      [404, undefined],
    ]);
    expect((await clicksOf(id)).clicks).toBe(0);
  });

  it('works in a test of a draft, and is not counted there', async () => {
    const { campaign } = await staff.as(createCampaign, {
      body: { ...staff.draft, blogPostIds: undefined, blocks: [...blocks], tracksClicks: true },
    });
    const [answer] = await follow({ by: token(campaign.id, 0), slug: 'links/2' });
    expect(answer!.headers.location).toBe('http://localhost:3000/pricing');
    expect(await staff.em().execute('select 1 from newsletter_clicks where campaign_id = ?', [campaign.id])).toEqual(
      [],
    );
  });

  it('is not rewritten when nothing is counted', async () => {
    const { campaign } = await staff.as(createCampaign, {
      body: { ...staff.draft, blogPostIds: undefined, blocks: [...blocks] },
    });
    const { html } = await staff.as(previewCampaign, { params: { id: campaign.id } });
    expect(html).toContain('href="https://partner.example/report?a=1&#38;b=2"');
    expect(html).not.toContain('/r/');
  });

  it('puts its reader into segments of people who clicked, and counts for an A/B test', async () => {
    const id = await sentBlocks();
    await follow({ by: token(id, 2), slug: 'links/1' });
    const { sql, values } = segmentCondition({ clickedWithinDays: 7 }, new Map());
    const rows = await staff
      .em()
      .execute<{ email: string }[]>(`select distinct s.email from email_list_subscribers s where ${sql}`, values);
    expect(rows).toEqual([{ email: 'bo@example.org' }]);
    await staff
      .em()
      .execute('update newsletter_deliveries set is_in_test = true, variant = id - 1 where campaign_id = ?', [id]);
    expect(await figuresOf(staff.em(), { id, tracksClicks: true, variants: 2 })).toEqual([
      { submitted: 1, readers: 0 },
      { submitted: 1, readers: 1 },
    ]);
  });
});
