import { describe, expect, it } from 'vitest';
import { changePost, deletePost } from '@workspace/contracts/managed-posts';
import {
  changeCampaign,
  createCampaign,
  previewCampaign,
  sendCampaign,
  sendTestMail,
} from '@workspace/contracts/newsletter-campaigns';
import { findDeliveries, listDeliveries } from '@workspace/contracts/newsletter-deliveries';
import { connectDatabase } from '../src/database/orm.ts';
import { createAddressToken } from '../src/features/mail-preferences/address-token.ts';
import { figuresOf } from '../src/features/campaign-ab-tests/figures-of.ts';
import { segmentCondition } from '../src/features/segments/segment-condition.ts';
import { createReaderToken } from '../src/features/newsletter-clicks/reader-token.ts';
import { storeClicks } from '../src/features/newsletter-clicks/store-clicks.ts';
import { apiErrorOf } from './call-as.ts';
import { clickTest, linkSecrets, slugs, stored, token } from './sending/click-test.ts';
import { secret } from './start-test-app.ts';

const { staff, sent, follow, clicksOf } = clickTest();

describe('an email with counted links', () => {
  it('links its articles through counted links when the draft enables it, and informs its reader', async () => {
    const { id } = await staff.create();
    const params = { id };
    const plain = await staff.as(previewCampaign, { params });
    expect(plain.html + plain.text).not.toContain('/r/');
    expect(plain.html + plain.text).not.toContain('counted');
    const { campaign } = await staff.as(changeCampaign, { params, body: { tracksClicks: true } });
    expect(campaign.tracksClicks).toBe(true);
    const { html, text } = await staff.as(previewCampaign, { params });
    const link = `http://localhost:3000/r/${token(id, 0)}/`;
    expect(html.split(`href="${link}`)).toHaveLength(3);
    expect(text).toContain(`Read it: ${link}`);
    for (const part of [html, text]) {
      expect(part).toContain('The links in this email are counted');
      expect(part).toContain('/newsletter/preferences?about=');
      expect(part).not.toMatch(/\{\{|<img/);
    }
    await staff.as(sendTestMail, { params });
    expect(staff.submitted[0]!.content.toString().replaceAll('=\r\n', '')).toContain(link);
  });

  it('counts nothing by default', async () => {
    expect((await staff.create()).tracksClicks).toBe(false);
    const id = await sent({ tracksClicks: false });
    await follow({ by: token(id), slug: 'one' });
    expect(await apiErrorOf(clicksOf(id))).toMatchObject({ status: 409, code: 'not_counted' });
    expect(await staff.em().execute('select 1 from newsletter_clicks')).toEqual([]);
    const { deliveries } = await staff.as(findDeliveries, { query: { email: 'anna@example.org' } });
    expect(deliveries[0]!.clicks).toBeNull();
  });
});

describe('a counted link', () => {
  it('redirects to the article and counts each reader once', async () => {
    const id = await sent();
    const by = token(id);
    const [first] = await follow({ by, slug: 'one' }, { by, slug: 'one' }, { by: token(id, 2), slug: 'two' });
    expect([first!.statusCode, first!.headers.location]).toEqual([302, '/blog/one']);
    expect(first!.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(first!.headers['set-cookie']).toBeUndefined();
    const { byHour, ...figures } = await clicksOf(id);
    expect(figures).toEqual({
      readers: 2,
      clicks: 3,
      handedOver: 2,
      scannerHits: 0,
      later: 0,
      links: [
        { slug: 'one', title: 'Article one', url: null, block: 1, readers: 1, scannerHits: 0 },
        { slug: 'two', title: 'Article two', url: null, block: 2, readers: 1, scannerHits: 0 },
        { slug: 'three', title: 'Article three', url: null, block: 3, readers: 0, scannerHits: 0 },
      ],
    });
    expect(byHour.slice(0, 2)).toEqual([2, 0]);
    const { deliveries } = await staff.as(listDeliveries, { params: { id }, query: {} });
    expect(deliveries.map(({ clicks }) => clicks)).toEqual([
      { firstAt: expect.any(String), links: 1, scannerHits: 0 },
      { firstAt: expect.any(String), links: 1, scannerHits: 0 },
    ]);
  });

  it('stores neither address nor user agent, and hashes that differ per message', async () => {
    const id = await sent();
    await follow({ by: token(id), slug: 'one' }, { by: token(id, 2), slug: 'one' });
    const rows = await staff.em().execute<{ client: string }[]>('select * from newsletter_clicks');
    expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2\.7|Firefox/);
    expect(new Set(rows.map(({ client }) => client)).size).toBe(2);
  });

  it('detects scanners: all links at once, HEAD requests, and declared robots', async () => {
    const id = await sent();
    await follow(...slugs.map((slug) => ({ by: token(id), slug, ip: '203.0.113.9' })));
    await storeClicks(staff.em(), [stored(id, 1, 'two', 1)]);
    await follow({ by: token(id, 2), slug: 'one', method: 'HEAD' });
    await follow({ by: token(id, 2), slug: 'one', userAgent: 'python-requests/2.32.3' });
    const figures = await clicksOf(id);
    expect([figures.readers, figures.clicks, figures.scannerHits]).toEqual([1, 1, 5]);
    expect(figures.links.map(({ readers, scannerHits }) => [readers, scannerHits])).toEqual([
      [0, 3],
      [1, 1],
      [0, 1],
    ]);
    const { deliveries } = await staff.as(findDeliveries, { query: { email: 'bo@example.org' } });
    expect(deliveries[0]!.clicks).toEqual({ firstAt: null, links: 0, scannerHits: 2 });
  });

  it("removes a reader's counts once they are classified as a scanner's", async () => {
    const id = await sent();
    const at = new Date().toISOString();
    await storeClicks(staff.em(), [stored(id, 1, 'one', 0, { at })]);
    expect((await clicksOf(id)).readers).toBe(1);
    await storeClicks(staff.em(), [stored(id, 1, 'two', 0, { at }), stored(id, 1, 'three', 0, { at })]);
    expect(await clicksOf(id)).toMatchObject({ readers: 0, clicks: 0, scannerHits: 3 });
  });

  it('redirects without counting when the token is forged, truncated, of a preview or of another campaign', async () => {
    const id = await sent();
    const [other] = await staff
      .em()
      .execute<{ id: string }[]>(
        `insert into newsletter_campaigns (name, subject, email_list_id) values ('x', 'x', ?) returning id`,
        [staff.draft.emailListId],
      );
    const good = token(id);
    const strangers = [
      good.slice(0, -1),
      `${good}A`,
      good.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')),
      createReaderToken([secret], { campaignId: id, delivery: 1 }),
      createAddressToken(linkSecrets, { email: 'anna@example.org', listId: id, campaignId: id }),
      token(id, 0),
      token(id, 77),
      token(id, 2_147_483_647),
      token(other!.id),
      token('11111111-1111-4111-8111-111111111111'),
      'x',
    ];
    for (const response of await follow(...strangers.map((by) => ({ by, slug: 'one' }))))
      expect([response.statusCode, response.headers.location]).toEqual([302, '/blog/one']);
    expect(await clicksOf(id)).toMatchObject({ readers: 0, clicks: 0, scannerHits: 0 });
    // Among them, and after a link that was not in the email, a valid one is not lost.
    await follow(
      ...strangers.map((by) => ({ by, slug: 'one' })),
      { by: good, slug: 'an-article-that-was-not-in-it' },
      { by: good, slug: 'one' },
    );
    expect(await clicksOf(id)).toMatchObject({ readers: 1, clicks: 1, scannerHits: 0 });
  });

  it.each(['%2F%2Fevil.example', 'https:%2F%2Fevil.example', '..%2Fcms', 'a%0d%0aset-cookie:x', 'A', '-', ''])(
    'redirects only to an article: %s',
    async (slug) => {
      const [response] = await follow({ by: token(await sent()), slug });
      expect([response!.statusCode, response!.headers.location]).toEqual([404, undefined]);
    },
  );

  it('redirects while the database is down', async () => {
    const id = await sent();
    const orm = await connectDatabase('postgresql://nobody@127.0.0.1:9/nothing');
    const app = await staff.test.startAnother({ orm });
    const response = await app.inject({ url: `/api/newsletter-clicks/${token(id)}/one` });
    expect([response.statusCode, response.headers.location]).toEqual([302, '/blog/one']);
    await orm.close();
  });

  it('keeps its title when the article is renamed or deleted', async () => {
    const id = await sent();
    const { links } = await clicksOf(id);
    const posts = await staff
      .em()
      .execute<{ id: string }[]>('select id from blog_posts where slug in (?)', [['one', 'two']]);
    const [renamed, deleted] = posts;
    await staff.as(changePost, { params: { id: renamed!.id }, body: { slug: 'renamed', title: 'Renamed' } });
    await staff.as(deletePost, { params: { id: deleted!.id } });
    await follow({ by: token(id), slug: 'one' }, { by: token(id), slug: 'two' });
    const after = await clicksOf(id);
    expect(after.links.map(({ title }) => title)).toEqual(links.map(({ title }) => title));
    expect(after.links.map(({ readers }) => readers)).toEqual([1, 1, 0]);
  });
});

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
