import { describe, expect, it } from 'vitest';
import { changePost, deletePost } from '@workspace/contracts/managed-posts';
import { changeCampaign, previewCampaign, sendTestMail } from '@workspace/contracts/newsletter-campaigns';
import { findDeliveries, listDeliveries } from '@workspace/contracts/newsletter-deliveries';
import { connectDatabase } from '../src/database/orm.ts';
import { createAddressToken } from '../src/features/mail-preferences/address-token.ts';
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

  it('stores 100 waiting clicks of one email at most, and those of others', async () => {
    const id = await sent();
    const many = Array.from({ length: 101 }, () => ({ by: token(id), slug: 'one' }));
    await follow(...many, { by: token(id, 2), slug: 'one' });
    const sql = 'select count(*)::int from newsletter_clicks group by delivery_id order by 1';
    expect(await staff.em().execute(sql)).toEqual([{ count: 1 }, { count: 100 }]);
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

  it('counts no page that a browser fetches in advance, and the later click of its reader', async () => {
    const id = await sent();
    await follow({ by: token(id), slug: 'one', purpose: 'prefetch;prerender' });
    expect(await clicksOf(id)).toMatchObject({ readers: 0, scannerHits: 0 });
    await follow({ by: token(id), slug: 'one' });
    expect(await clicksOf(id)).toMatchObject({ readers: 1, clicks: 1, scannerHits: 0 });
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
