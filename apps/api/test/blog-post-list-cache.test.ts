import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listPosts } from '@workspace/contracts/blog-posts';
import { changePost, createPost, deletePost, listManagedPosts } from '@workspace/contracts/managed-posts';
import { draft } from './a-draft.ts';
import { callsTo } from './call-as.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
let now = Date.now();
let staff: { cookie: string };
let processes: FastifyInstance[];
beforeAll(async () => {
  test = await startTestApp();
  processes = [await test.startAnother({ clock: () => now }), await test.startAnother({ clock: () => now })];
  staff = await test.signInAs('ada@lanesight.ai');
});
afterAll(() => test.close());

const sql = (query: string) => test.orm.em.fork().execute(query);
const asStaff = (index: number) => callsTo(processes[index]!)(staff);
/** Lists the slugs for readers and for staff, by each process. */
const slugs = () =>
  Promise.all(
    [0, 1].map(async (index) => {
      const readers = await callsTo(processes[index]!)()(listPosts, { query: { page: 1, pageSize: 12 } });
      const forStaff = await asStaff(index)(listManagedPosts, { query: { page: 1 } });
      return [readers, forStaff].map(({ posts }) => posts.map(({ slug }) => slug).join());
    }),
  );
const both = (readers: string, forStaff = readers) => [
  [readers, forStaff],
  [readers, forStaff],
];

describe('a cached list', () => {
  it('reflects each change at once in every process, whichever process made it', async () => {
    expect(await slugs()).toEqual(both(''));
    const { post } = await asStaff(0)(createPost, { body: { ...draft, slug: 'a' } });
    expect(await slugs()).toEqual(both('a'));
    await asStaff(1)(changePost, { params: { id: post.id }, body: { slug: 'b' } });
    expect(await slugs()).toEqual(both('b'));
    await asStaff(0)(changePost, { params: { id: post.id }, body: { status: 'draft' } });
    expect(await slugs()).toEqual(both('', 'b'));
    await asStaff(1)(deletePost, { params: { id: post.id } });
    expect(await slugs()).toEqual(both(''));
  });

  it('shows a scheduled post from its time on, by the clock of the database', async () => {
    const publishAt = new Date(Date.now() + 1_500).toISOString();
    await asStaff(0)(createPost, { body: { ...draft, slug: 'due', status: 'scheduled', publishAt } });
    expect(await slugs()).toEqual(both('', 'due'));
    await expect.poll(slugs, { timeout: 8_000 }).toEqual(both('due'));
    const { counts } = await asStaff(1)(listManagedPosts, { query: {} });
    expect(counts).toMatchObject({ scheduled: 0, published: 1 });
  });

  it('reads no posts while nothing changes, and shows views a minute late', async () => {
    const read = (query: object) => callsTo(processes[0]!)()(listPosts, { query });
    const query = { page: 1, pageSize: 12 };
    const before = await read(query);
    await sql(`insert into blog_post_views values ('due', 5)`);
    const logged = vi.spyOn(test.orm.config.getLogger(), 'logQuery');
    expect(await read(query)).toEqual(before);
    const statements = logged.mock.calls.map(([{ query: text = '' }]) => text);
    logged.mockRestore();
    expect(statements).toEqual([expect.stringContaining('from blog_posts_version')]);
    now += 61_000;
    expect((await read(query)).posts[0]!.views).toBe('5');
  });

  it('keeps the lists of different queries apart', async () => {
    await asStaff(0)(createPost, { body: { ...draft, slug: 'other', title: 'Frost', category: 'Smart Cities' } });
    const read = async (query: object) =>
      (await callsTo(processes[0]!)()(listPosts, { query })).posts.map(({ slug }) => slug);
    for (let time = 0; time < 2; time += 1) {
      expect(await read({ category: 'Smart Cities' })).toEqual(['other']);
      expect(await read({ search: 'frost' })).toEqual(['other']);
      expect(await read({ pageSize: 1 })).toHaveLength(1);
      expect(await read({ page: 2, pageSize: 1 })).toHaveLength(1);
      expect(await read({ page: 3, pageSize: 1 })).toEqual([]);
    }
  });

  it('does not reach anonymous users when it is for staff', async () => {
    await asStaff(0)(listManagedPosts, { query: {} });
    const response = await processes[0]!.inject({ url: listManagedPosts.path });
    expect(response.statusCode).toBe(401);
  });
});
