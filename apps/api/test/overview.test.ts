import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listContacts } from '@workspace/contracts/contacts';
import { sendContactReply } from '@workspace/contracts/contact-replies';
import { createPost } from '@workspace/contracts/managed-posts';
import { getOverview, getWaitingCounts, mostWaiting } from '@workspace/contracts/overview';
import { aContact } from './a-contact.ts';
import { draft } from './a-draft.ts';
import { apiErrorOf } from './call-as.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
let asStaff: ReturnType<TestApp['callWith']>;
beforeAll(async () => {
  test = await startTestApp();
  asStaff = test.callWith(await test.signInAs('ada@lanesight.ai'));
});
const sql = (text: string, values: unknown[] = []) => test.orm.em.fork().execute(text, values);
beforeEach(async () => {
  await sql('delete from contacts');
  await sql('delete from blog_posts');
  await sql('delete from newsletter_campaigns');
  await sql('delete from email_list_subscribers');
});
afterAll(() => test.close());

const overview = () => asStaff(getOverview, {});
const itemsOf = async (kind: string) => (await overview()).attention.find((found) => found.kind === kind);

const aRequest = (lastName: string, hoursAgo: number, answeredAfter?: number) =>
  sql(
    `insert into contacts (first_name, last_name, email, city_size, service_interest, created_at, answered_at)
     select 'Ada', ?, 'ada@city.example', 'medium', 'full-service', sent, sent + ? * interval '1 hour'
     from (select now() - ? * interval '1 hour' as sent) s`,
    [lastName, answeredAfter ?? null, hoursAgo],
  );

async function aCampaign(name: string, columns: Record<string, unknown>): Promise<string> {
  const [list] = (await sql(`select id from email_lists where kind = 'website'`)) as { id: string }[];
  const all = { name, subject: name, email_list_id: list!.id, html: '<p>', text: 'text', ...columns };
  const places = Object.keys(all).map(() => '?');
  const [row] = (await sql(
    `insert into newsletter_campaigns (${Object.keys(all).join(', ')}) values (${places.join(', ')}) returning id`,
    Object.values(all),
  )) as { id: string }[];
  return row!.id;
}

describe('the overview', () => {
  it('is for staff only', async () => {
    expect((await apiErrorOf(test.callWith()(getOverview, {}))).status).toBe(401);
  });

  it('lists late requests before those that will be late soon, the oldest first', async () => {
    await aRequest('Fresh', 1);
    await aRequest('Soon', 20);
    await aRequest('Late', 30);
    await aRequest('Later', 40);
    await aRequest('Answered', 50, 2);
    const { attention } = await overview();
    expect(
      attention.slice(0, 2).map(({ kind, total, items }) => [kind, total, items.map(({ title }) => title)]),
    ).toEqual([
      ['late_requests', 2, ['Ada Later', 'Ada Late']],
      ['soon_late_requests', 1, ['Ada Soon']],
    ]);
  });

  it('shows five items of a kind, and counts all', async () => {
    for (let index = 0; index < 7; index += 1) await aRequest(`Number ${index}`, 30 + index);
    const { total, items } = (await itemsOf('late_requests'))!;
    expect([total, items.length, items[0]!.title]).toEqual([7, 5, 'Ada Number 6']);
  });

  it('lists drafts that nobody saved for two weeks', async () => {
    const { post } = await asStaff(createPost, { body: { ...draft, title: 'Old', slug: 'old', status: 'draft' } });
    expect(await itemsOf('old_drafts')).toBeUndefined();
    await sql(`update blog_posts set updated_at = now() - interval '15 days' where id = ?`, [post.id]);
    expect((await itemsOf('old_drafts'))!.items).toMatchObject([{ id: post.id, title: 'Old' }]);
  });

  it('lists replies that failed or may not have arrived, until another one follows', async () => {
    const id = await aContact(test.orm.em.fork(), { lastName: 'Ortiz' });
    const reply = (text: string) => asStaff(sendContactReply, { params: { id }, body: { text } });
    await reply('Hello');
    expect(await itemsOf('unsent_replies')).toBeUndefined();
    await sql(`update contact_emails set status = 'uncertain', next_at = null where contact_id = ?`, [id]);
    expect(await itemsOf('unsent_replies')).toMatchObject({ total: 1, items: [{ id }] });
    await reply('Once more');
    expect(await itemsOf('unsent_replies')).toBeUndefined();
  });

  it('lists campaigns that wait, and those with emails whose outcome is unknown', async () => {
    const late = await aCampaign('November', { status: 'late', scheduled_at: '2026-11-01T09:00:00Z' });
    const sent = await aCampaign('October', { status: 'sent', recipient_count: 3 });
    await sql(
      'insert into newsletter_batches (campaign_id, number, first_id, last_id, uncertain) values (?, 1, 1, 3, 2)',
      [sent],
    );
    expect((await itemsOf('late_campaigns'))!.items).toEqual([
      { id: late, title: 'November', at: '2026-11-01T09:00:00.000Z', count: null },
    ]);
    expect((await itemsOf('uncertain_campaigns'))!.items).toMatchObject([{ id: sent, title: 'October', count: 2 }]);
  });

  it('lists posts that wait for LinkedIn for more than an hour', async () => {
    const { post } = await asStaff(createPost, { body: { ...draft, title: 'Waits', slug: 'waits' } });
    const wait = (time: string) =>
      sql(
        `insert into linkedin_posts (blog_post_id, organization_id, created_at) values (?, '1', now() - ?::interval)
         on conflict (blog_post_id) do update set created_at = excluded.created_at`,
        [post.id, time],
      );
    await wait('50 minutes');
    expect(await itemsOf('waiting_linkedin_posts')).toBeUndefined();
    await wait('70 minutes');
    expect((await itemsOf('waiting_linkedin_posts'))!.items).toMatchObject([{ id: post.id, title: 'Waits' }]);
  });

  it('lists posts that failed on LinkedIn', async () => {
    const { post } = await asStaff(createPost, { body: { ...draft, title: 'Failed', slug: 'failed' } });
    await sql(
      `insert into linkedin_posts (blog_post_id, organization_id, status, next_at) values (?, '1', 'failed', null)`,
      [post.id],
    );
    expect((await itemsOf('failed_linkedin_posts'))!.items).toMatchObject([{ id: post.id, title: 'Failed' }]);
  });

  it('counts each of the last 30 days, and requests answered in time', async () => {
    const [list] = (await sql(`select id from email_lists where kind = 'website'`)) as { id: string }[];
    await sql(
      `insert into email_list_subscribers (email_list_id, email, status, unsubscribed_at, created_at) values
         (?, 'new@city.example', 'subscribed', null, now()),
         (?, 'gone@city.example', 'unsubscribed', now(), now() - interval '40 days')`,
      [list!.id, list!.id],
    );
    await sql(`insert into blog_view_days values ((now() at time zone 'UTC')::date, 5)`);
    await aRequest('In time', 0, 2);
    await aRequest('Too late', 0, 30);
    await aRequest('Has time', 0);
    await aCampaign('Sent', { status: 'sent', sent_at: new Date(), recipient_count: 12 });
    const { days } = await overview();
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toEqual({
      date: new Date().toISOString().slice(0, 10),
      joined: 1,
      left: 1,
      emails: 12,
      sequenceEmails: 0,
      requests: 3,
      promised: 2,
      answeredInTime: 1,
      views: 5,
    });
    const none = { views: 0, joined: 0, left: 0, emails: 0, requests: 0, promised: 0, answeredInTime: 0 };
    expect(days[0]).toMatchObject(none);
  });

  it('counts answers in time as the list of requests does', async () => {
    await aRequest('In time', 0, 2);
    await aRequest('Has time', 0);
    await aRequest('Late', 30);
    await aRequest('Archived', 30);
    await aRequest('Spam', 30);
    await sql(`update contacts set archived_at = now() where last_name = 'Archived'`);
    await sql(`update contacts set spam_at = now() where last_name = 'Spam'`);
    // Both begin on the same day, whatever day of the month it is.
    await sql(`update contacts set created_at = now(), due_at = now() - interval '1 hour' where due_at < now()`);
    const { days } = await overview();
    const { promise } = await asStaff(listContacts, { query: {} });
    expect(promise).toEqual({ kept: 1, of: 2 });
    expect([days.at(-1)!.answeredInTime, days.at(-1)!.promised]).toEqual([1, 2]);
  });

  it('has the next posts and campaigns by time, and the most read posts', async () => {
    const publishAt = new Date(Date.now() + 2 * 86_400_000).toISOString();
    const body = { ...draft, title: 'Planned', slug: 'planned', status: 'scheduled', publishAt } as const;
    await asStaff(createPost, { body });
    await aCampaign('Tomorrow', { status: 'scheduled', scheduled_at: new Date(Date.now() + 86_400_000) });
    await asStaff(createPost, { body: { ...draft, title: 'Read', slug: 'read', status: 'published' } });
    await sql(`insert into blog_post_views values ('read', 7), ('planned', 9)`);
    const { comingUp, mostRead } = await overview();
    expect(comingUp.map(({ kind, title }) => [kind, title])).toEqual([
      ['campaign', 'Tomorrow'],
      ['post', 'Planned'],
    ]);
    expect(mostRead).toEqual([{ slug: 'read', title: 'Read', views: 7 }]);
  });
});

describe('the waiting counts', () => {
  it('are for staff only', async () => {
    expect((await apiErrorOf(test.callWith()(getWaitingCounts, {}))).status).toBe(401);
  });

  it('count open requests, and drafts outside the trash', async () => {
    await aRequest('Open', 1);
    await aRequest('Late', 50);
    await aRequest('Answered', 50, 2);
    await asStaff(createPost, { body: { ...draft, title: 'One', slug: 'one', status: 'draft' } });
    const { post } = await asStaff(createPost, { body: { ...draft, title: 'Two', slug: 'two', status: 'draft' } });
    await sql('update blog_posts set trashed_at = now() where id = ?', [post.id]);
    await aRequest('Archived', 2);
    await aRequest('Spam', 2);
    await sql(`update contacts set archived_at = now() where last_name = 'Archived'`);
    await sql(`update contacts set spam_at = now() where last_name = 'Spam'`);
    expect(await asStaff(getWaitingCounts, {})).toEqual({ requests: 2, drafts: 1 });
  });

  it('stop at the most', async () => {
    await sql(
      `insert into contacts (first_name, last_name, email, city_size, service_interest)
       select 'Ada', i::text, 'ada@city.example', 'medium', 'full-service' from generate_series(1, ?) i`,
      [mostWaiting + 5],
    );
    expect((await asStaff(getWaitingCounts, {})).requests).toBe(mostWaiting);
  });
});
