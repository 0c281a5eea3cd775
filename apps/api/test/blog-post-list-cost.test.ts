import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listPosts } from '@workspace/contracts/blog-posts';
import { listManagedPosts } from '@workspace/contracts/managed-posts';
import { startTestApp, type TestApp } from './start-test-app.ts';
import { vacuum } from './vacuum.ts';

interface Plan {
  'Index Name'?: string;
  'Actual Rows': number;
  Output?: string[];
  Plans?: Plan[];
}

let test: TestApp;
let asStaff: ReturnType<TestApp['callWith']>;
beforeAll(async () => {
  test = await startTestApp();
  asStaff = test.callWith(await test.signInAs('ada@lanesight.ai'));
  const em = test.orm.em.fork();
  await em.execute(`
    insert into blog_posts (title, excerpt, content, category, date, published_on, read_time, slug)
    select 'T' || n * 7919 % 4001, 'E', repeat('word ', 100), 'C' || n % 5, 'D', date '2020-01-01' + n % 900, 'R', 's' || n
    from generate_series(1, 4000) n`);
  await vacuum((statement, values) => em.execute(statement, values), 'blog_posts');
});
afterAll(() => test.close());

/** Returns PostgreSQL's plan of the actual statement that reads a list's posts. */
async function planOf(list: () => Promise<unknown>): Promise<Plan[]> {
  const logged = vi.spyOn(test.orm.config.getLogger(), 'logQuery');
  await list();
  const [statement] = logged.mock.calls.flatMap(([{ query: text = '', params }]) =>
    text.includes('"b0"."excerpt"') ? [test.orm.em.getPlatform().formatQuery(text, params as unknown[])] : [],
  );
  logged.mockRestore();
  const [row] = await test.orm.em
    .fork()
    .execute<[{ 'QUERY PLAN': [{ Plan: Plan }] }]>(`explain (analyze, buffers, verbose, format json) ${statement}`);
  return parts(row['QUERY PLAN'][0].Plan);
}

const parts = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(parts)];

const page = { page: 1, pageSize: 12 };
const forReaders = (query: object) => () => test.callWith()(listPosts, { query: { ...page, ...query } });
const forStaff = (query: object) => () => asStaff(listManagedPosts, { query: { ...page, ...query } });

const isText = (column: string) => /\b(content|search)$/.test(column);
const readBy = (plan: Plan[], of: (column: string) => boolean) => plan.filter(({ Output = [] }) => Output.some(of));

describe('post list queries', () => {
  it.each([
    ['for readers', 'blog_posts_newest', forReaders({})],
    ['of a category', 'blog_posts_of_category', forReaders({ category: 'C1' })],
    ['for staff', 'blog_posts_newest', forStaff({})],
    ['for staff by title', 'blog_posts_by_title', forStaff({ sort: 'title' })],
    ['for staff by last save', 'blog_posts_by_save', forStaff({ sort: 'updated' })],
  ])('read a page %s as twelve entries of an index, without the content', async (_list, index, list) => {
    const plan = await planOf(list);
    expect(plan[0]!['Actual Rows']).toBe(12);
    expect(plan.find((part) => part['Index Name'] === index)).toMatchObject({ 'Actual Rows': 12 });
    expect(readBy(plan, isText)).toEqual([]);
  });

  it('read no content for a far page, and only index entries of the posts before it', async () => {
    const plan = await planOf(forStaff({ page: 301 }));
    expect(plan[0]!['Actual Rows']).toBe(12);
    expect(readBy(plan, isText)).toEqual([]);
    const rowsWithTitle = readBy(plan, (column) => column.endsWith('.title')).map((part) => part['Actual Rows']);
    expect(Math.max(...rowsWithTitle)).toBe(12);
  });
});
