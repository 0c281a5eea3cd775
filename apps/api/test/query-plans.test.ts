import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getNeighbors } from '@workspace/contracts/blog-post-neighbors';
import { getPostBySlug, listPosts } from '@workspace/contracts/blog-posts';
import { checkSlug, listManagedPosts } from '@workspace/contracts/managed-posts';
import { changeSubscriber, listSubscribers } from '@workspace/contracts/email-list-subscribers';
import { suppressAddress } from '@workspace/contracts/suppressions';
import { signUpForNewsletter } from '@workspace/contracts/newsletter';
import { getWaitingCounts } from '@workspace/contracts/overview';
import { applyChoice } from '../src/features/mail-preferences/apply-choice.ts';
import { preferencesOf } from '../src/features/mail-preferences/preferences-of.ts';
import { fillList } from './fill-list.ts';
import { plansOf } from './plans-of.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';
import { vacuum } from './vacuum.ts';

// Small tables hide a missing index: PostgreSQL scans them either way.
const posts = 10_000;
const people = 100_000;

let test: TestApp;
let asStaff: ReturnType<TestApp['callWith']>;
let listId: string;
const em = () => test.orm.em.fork();
const sql = <T extends object>(query: string, values: unknown[] = []) => em().execute<T[]>(query, values);

beforeAll(async () => {
  test = await startTestApp();
  asStaff = test.callWith(await test.signInAs('ada@lanesight.ai'));
  await fillPosts();
  listId = await fillList(sql, people);
  await fillContacts();
  await sql(
    `insert into mail_suppressions (address_hash, email, reason)
     select address_hash('left' || n || '@example.com'), 'left' || n || '@example.com', 'left' from generate_series(1, 20000) n`,
  );
  await vacuum(sql, 'blog_posts', 'contacts', 'email_list_subscribers', 'mail_suppressions');
}, 600_000);
afterAll(() => test.close());

const fillPosts = () =>
  sql(
    `insert into blog_posts (title, excerpt, content, category, date, published_on, read_time, slug)
     select 'T' || n * 7919 % ${posts + 7}, 'E', repeat('word ', 400), 'C' || n % 11, 'D', date '2000-01-01' + n % 9000,
       'R', 's' || n from generate_series(1, ${posts}) n`,
  );

const fillContacts = () =>
  sql(
    `insert into contacts (first_name, last_name, email, city_size, service_interest, created_at, answered_at)
     select 'Ada', n::text, 'a@b.example', 'medium', 'full-service', now() - n * interval '1 minute',
       case when n > 300 then now() end
     from generate_series(1, 20000) n`,
  );

const page = { page: 1, pageSize: 12 };
const readers = (query: object) => () => test.callWith()(listPosts, { query: { ...page, ...query } });
const staff = (query: object) => () => asStaff(listManagedPosts, { query: { ...page, ...query } });
const subscribers = (query: object) => () => asStaff(listSubscribers, { params: { listId }, query });
const email = 'person77@example13.com';
const about = () => ({ email, listId, campaignId: 'c' });

describe('query plans', () => {
  it.each([
    ['the blog', readers({})],
    ['a category', readers({ category: 'C1' })],
    ['a search of the blog', readers({ search: 'T4711' })],
    ['an article', () => test.callWith()(getPostBySlug, { params: { slug: 's5000' } })],
    ['what stands beside an article', () => test.callWith()(getNeighbors, { params: { slug: 's5000' } })],
    ['posts for staff', staff({})],
    ['posts for staff by title', staff({ sort: 'title' })],
    ['posts for staff by last save', staff({ sort: 'updated' })],
    ['the check of a slug', () => asStaff(checkSlug, { query: { slug: 's77' } })],
    ['a list', subscribers({})],
    ['a far page of a list', subscribers({ after: 'person8' })],
    ['those who left a list', subscribers({ status: 'unsubscribed' })],
    ['a search that few match', subscribers({ search: 'on77777@' })],
    ['a search that many match', subscribers({ search: 'example' })],
    ['a short search', subscribers({ search: 'zz' })],
    [
      'a change of a person',
      async () => {
        const { subscribers: found } = await asStaff(listSubscribers, { params: { listId }, query: {} });
        await asStaff(changeSubscriber, { params: { listId, id: found[0]!.id }, body: { status: 'unsubscribed' } });
      },
    ],
    ['the counts beside the navigation', () => asStaff(getWaitingCounts, {})],
    ['a suppression', () => asStaff(suppressAddress, { body: { email: 'person9@example7.com' } })],
    ['a sign-up', () => test.callWith()(signUpForNewsletter, { body: { email } })],
    ['what is stored of a person', () => preferencesOf(em(), about())],
    ['leaving all lists', () => applyChoice(em(), 'leave-all', about())],
    ['coming back', () => applyChoice(em(), 'return', about())],
  ] as [string, () => Promise<unknown>][])('use indexes for %s', async (_name, work) => {
    const plans = await plansOf(test.orm, work);
    expect(plans).toContain('cost=');
    expect(plans).not.toMatch(/Seq Scan on (blog_posts|contacts|email_list_subscribers|mail_suppressions) /);
  });
});
