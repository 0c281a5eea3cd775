import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listViews } from '@workspace/contracts/blog-post-views';
import { bundledArticles } from '@workspace/contracts/bundled-articles';
import { getPostsVersion, listPosts } from '@workspace/contracts/blog-posts';
import { changePost, createPost, deletePost, getPost } from '@workspace/contracts/managed-posts';
import { deleteDayKeys } from '../src/features/blog-post-views/day-key.ts';
import { storeViews } from '../src/features/blog-post-views/store-views.ts';
import { draft } from './a-draft.ts';
import { publicOrigin, secret, startTestApp, type TestApp } from './start-test-app.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0';
const bundled = bundledArticles[0];

let test: TestApp;
let asStaff: ReturnType<TestApp['callWith']>;
beforeAll(async () => {
  test = await startTestApp();
  asStaff = test.callWith(await test.signInAs('ada@lanesight.ai'));
});
const sql = <Row = Record<string, unknown>>(query: string) => test.orm.em.fork().execute<Row[]>(query);
beforeEach(async () => {
  for (const table of ['posts', 'post_views', 'post_view_marks', 'post_view_keys'])
    await sql(`delete from blog_${table}`);
  await sql('delete from blog_post_former_slugs');
});
afterAll(() => test.close());

interface Reader {
  app?: FastifyInstance;
  address?: string;
  userAgent?: string | undefined;
  cookie?: string;
}

async function visit(slug: string, { app = test.app, address = '192.0.2.1', ...reader }: Reader = {}): Promise<number> {
  const userAgent = 'userAgent' in reader ? reader.userAgent : firefox;
  const headers = { 'user-agent': userAgent ?? '', ...(reader.cookie && { cookie: reader.cookie }) };
  const url = `/api/blog-posts/slug/${encodeURIComponent(slug)}/views`;
  const { statusCode, cookies } = await app.inject({ method: 'POST', url, headers, remoteAddress: address });
  expect(cookies).toEqual([]);
  return statusCode;
}

/** Returns the counts after an API process with some visits has stopped. */
async function counted(visits: (app: FastifyInstance) => Promise<unknown>): Promise<Record<string, number>> {
  const app = await test.startAnother({});
  await visits(app);
  await app.close();
  const rows = await sql<{ slug: string; views: number }>('select slug, views from blog_post_views order by slug');
  return Object.fromEntries(rows.map(({ slug, views }) => [slug, views]));
}

const write = async (slug = draft.slug) => (await asStaff(createPost, { body: { ...draft, slug } })).post;

describe('view counting', () => {
  it('counts once per visitor, article and day, and loses nothing on a clean stop', async () => {
    await write();
    const views = await counted(async (app) => {
      for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.1'])
        for (const slug of [draft.slug, bundled, draft.slug]) expect(await visit(slug, { app, address })).toBe(204);
      await visit(draft.slug, { app, userAgent: firefox.replace('146', '147') });
    });
    expect(views).toEqual({ [draft.slug]: 3, [bundled]: 2 });
    expect(await counted((app) => visit(draft.slug, { app }))).toEqual(views);
  });

  it('counts each of a thousand visitors on two processes', async () => {
    await write();
    const [one, two] = [await test.startAnother({}), await test.startAnother({})];
    await Promise.all(
      Array.from({ length: 1_000 }, (_, index) =>
        visit(index % 3 ? draft.slug : bundled, {
          app: index % 2 ? one : two,
          address: `198.51.${index >> 8}.${index & 255}`,
        }),
      ),
    );
    await Promise.all([one.close(), two.close()]);
    expect(await sql('select sum(views)::int as all, count(*)::int as articles from blog_post_views')).toEqual([
      { all: 1_000, articles: 2 },
    ]);
  });

  it('stores views within seconds while the API runs', async () => {
    await write();
    await visit(draft.slug);
    await expect.poll(() => sql('select views from blog_post_views'), { timeout: 6_000 }).toEqual([{ views: 1 }]);
  });

  it('starts over on the next day, when the data of the day before is deleted', async () => {
    await write();
    const tomorrow = () => Date.now() + 86_400_000;
    await counted((app) => visit(draft.slug, { app }));
    const app = await test.startAnother({ clock: tomorrow });
    await visit(draft.slug, { app });
    await app.close();
    expect(await sql('select views from blog_post_views')).toEqual([{ views: 2 }]);
    const day = new Date(tomorrow()).toISOString().slice(0, 10);
    expect(await deleteDayKeys(test.orm.em.fork(), day)).toEqual({ deleted: 1 });
    expect(await sql('select count(*)::int from blog_post_view_keys')).toEqual([{ count: 1 }]);
  });

  it('counts the views of all articles by day', async () => {
    await write();
    const view = (day: string, hash: string, slug: string) => ({ day, visitorHash: hash.padEnd(32, '0'), slug });
    const views = [
      view('2026-05-01', 'a', draft.slug),
      view('2026-05-01', 'b', bundled),
      view('2026-05-02', 'c', bundled),
    ];
    await storeViews(test.orm.em.fork(), views);
    await storeViews(test.orm.em.fork(), [...views, view('2026-05-02', 'd', draft.slug)]);
    expect(await sql(`select day::text, views from blog_view_days where day < '2026-06-01' order by day`)).toEqual([
      { day: '2026-05-01', views: 2 },
      { day: '2026-05-02', views: 2 },
    ]);
  });

  it('stores no address, no user agent and no cookie', async () => {
    await write();
    await counted((app) => visit(draft.slug, { app, address: '203.0.113.77' }));
    const stored = JSON.stringify([
      await sql('select * from blog_post_views'),
      await sql("select day, encode(mark, 'escape') from blog_post_view_marks"),
    ]);
    for (const trace of ['203.0.113.77', 'Firefox']) expect(stored).not.toContain(trace);
    expect(await sql('select octet_length(mark) as bytes from blog_post_view_marks')).toEqual([{ bytes: 16 }]);
  });

  it('ignores robots, staff, drafts and unknown URLs', async () => {
    await write();
    await asStaff(createPost, { body: { ...draft, slug: 'hidden', status: 'draft' } });
    const staff = await test.signInAs('ada@lanesight.ai');
    const visitor = await test.signInAs('eve@example.org');
    const views = await counted(async (app) => {
      for (const userAgent of [undefined, 'Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0'])
        expect(await visit(draft.slug, { app, userAgent })).toBe(204);
      for (const slug of ['hidden', 'no-such-article', "'; drop table users", 'a'.repeat(900)])
        expect(await visit(slug, { app })).toBe(204);
      await visit(draft.slug, { app, cookie: staff.cookie, address: '192.0.2.8' });
      await visit(draft.slug, { app, cookie: visitor.cookie, address: '192.0.2.9' });
    });
    expect(views).toEqual({ [draft.slug]: 1 });
    expect(await sql('select count(*)::int from blog_post_view_marks')).toEqual([{ count: 1 }]);
  });

  it('changes neither the save time of a post nor the posts version', async () => {
    const { id, updatedAt } = await write();
    const { version } = await asStaff(getPostsVersion, {});
    await counted((app) => visit(draft.slug, { app }));
    expect((await asStaff(getPost, { params: { id } })).post).toMatchObject({ views: '1', viewCount: 1, updatedAt });
    expect(await asStaff(getPostsVersion, {})).toEqual({ version });
  });

  it('follows a post to its new slug, including pending views', async () => {
    const { id } = await write();
    const views = await counted(async (app) => {
      await counted((before) => visit(draft.slug, { app: before }));
      await visit(draft.slug, { app, address: '192.0.2.2' });
      await asStaff(changePost, { params: { id }, body: { slug: 'moved' } });
    });
    expect(views).toEqual({ moved: 2 });
  });

  it('counts no view of a former slug whose post readers cannot open', async () => {
    const { id } = await write();
    await asStaff(changePost, { params: { id }, body: { slug: 'moved' } });
    await asStaff(changePost, { params: { id }, body: { status: 'draft' } });
    expect(await counted((app) => visit(draft.slug, { app }))).toEqual({});
    await asStaff(changePost, { params: { id }, body: { status: 'published' } });
    await asStaff(deletePost, { params: { id } });
    expect(await counted((app) => visit(draft.slug, { app }))).toEqual({});
  });

  it('stores the view once after a failed first attempt', async () => {
    await write();
    const app = await test.startAnother({});
    await visit(draft.slug, { app });
    await sql('alter table blog_post_views rename to away');
    await new Promise((next) => setTimeout(next, 3_500));
    await sql('alter table away rename to blog_post_views');
    await app.close();
    expect(await sql('select views from blog_post_views')).toEqual([{ views: 1 }]);
    const view = { day: '2026-01-01', visitorHash: 'ab'.repeat(16), slug: draft.slug };
    for (let again = 0; again < 2; again += 1) await storeViews(test.orm.em.fork(), [view]);
    expect(await sql('select views from blog_post_views')).toEqual([{ views: 2 }]);
  });

  it('is rate limited per visitor', async () => {
    const config = { publicOrigin, sessionSecrets: [secret], staffEmailDomains: ['lanesight.ai'], limitsCalls: true };
    const app = await test.startAnother({ config });
    for (let call = 0; call < 300; call += 1) expect(await visit(bundled, { app })).toBe(204);
    expect(await visit(bundled, { app })).toBe(429);
    expect(await visit(bundled, { app, address: '192.0.2.2' })).toBe(204);
    // Stores these views now, not during another test.
    await app.close();
  });
});

it('formats the views of posts and bundled articles as text', async () => {
  await write();
  await sql(`insert into blog_post_views values ('${draft.slug}', 964), ('${bundled}', 1850)`);
  expect((await asStaff(listPosts, {})).posts[0]).toMatchObject({ views: '964' });
  expect(await test.callWith()(listViews, { query: { slugs: `${bundled},${draft.slug},no-such` } })).toEqual({
    views: { [bundled]: '1.8k', [draft.slug]: '964' },
  });
  expect(await test.callWith()(listViews, { query: { slugs: '' } })).toEqual({ views: {} });
});
