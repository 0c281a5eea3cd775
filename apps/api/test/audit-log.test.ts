import { sendContactReply } from '@workspace/contracts/contact-replies';
import { addContactNote } from '@workspace/contracts/contact-threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditFieldLabels } from '@workspace/contracts/audit-field-labels';
import { changeContact } from '@workspace/contracts/contacts';
import { exportAuditLog, listAuditLog, auditEntriesAtMost } from '@workspace/contracts/audit-log';
import { createEmailList } from '@workspace/contracts/email-lists';
import { addSubscribers, changeSubscriber } from '@workspace/contracts/email-list-subscribers';
import type { Endpoint } from '@workspace/contracts/endpoint/define-endpoint';
import { everyEndpoint } from '@workspace/contracts/every-endpoint';
import { isAudited } from '@workspace/contracts/is-audited';
import { changePost, createPost, deletePost } from '@workspace/contracts/managed-posts';
import { createRedirect } from '@workspace/contracts/redirects';
import { changeStaff } from '@workspace/contracts/staff';
import { deleteOldEntries } from '../src/features/audit-log/delete-old-entries.ts';
import { draft } from './a-draft.ts';
import { apiErrorOf, callsTo } from './call-as.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
let asAda: ReturnType<TestApp['callWith']>;
let cookie: { cookie: string };
beforeAll(async () => {
  test = await startTestApp();
  cookie = await test.signInAs('ada@lanesight.ai');
  asAda = test.callWith(cookie);
});
afterAll(() => test.close());

const newEm = () => test.orm.em.fork();
const sql = <T>(text: string, values: unknown[] = []) => test.orm.em.fork().execute<T[]>(text, values);
const entriesOf = async (query: object = {}) => (await asAda(listAuditLog, { query })).entries;

describe('the audit log', () => {
  it('covers every changing endpoint, or its contract says why not', () => {
    const changing: readonly Endpoint[] = everyEndpoint.filter(({ method }) => method !== 'GET');
    const silent = changing.filter((endpoint) => !isAudited(endpoint));
    for (const { audit } of silent) expect((audit as { none: string }).none.length).toBeGreaterThan(10);
    expect(changing.filter(isAudited).every(({ access }) => access === 'staff')).toBe(true);
  });

  it('has who changed what, with the values before and after, and long texts by their digest', async () => {
    const { post } = await asAda(createPost, { body: { ...draft, title: 'Before' } });
    await asAda(changePost, {
      params: { id: post.id },
      body: { title: 'After', content: `<p>${'x'.repeat(300)}</p>` },
    });
    await asAda(deletePost, { params: { id: post.id } });
    const [deleted, changed, created] = await entriesOf({ resource: 'blog-posts' });
    expect(created).toMatchObject({ action: 'createPost', person: 'ada@lanesight.ai', resourceId: post.id });
    expect(created!.changes).toContainEqual({ field: 'title', before: null, after: 'Before' });
    expect(changed).toMatchObject({ action: 'changePost', resourceId: post.id });
    expect(changed!.changes).toContainEqual({ field: 'title', before: 'Before', after: 'After' });
    const content = changed!.changes.find(({ field }) => field === 'content');
    expect(content?.after).toMatch(/^text of 307 characters, sha256 [0-9a-f]{16}$/);
    expect(deleted).toMatchObject({ action: 'deletePost', resourceId: post.id });
  });

  it('names the thing of an entry as it is called now, the innermost one, and nothing that is deleted', async () => {
    const { post } = await asAda(createPost, { body: { ...draft, title: 'Working title' } });
    await asAda(changePost, { params: { id: post.id }, body: { title: 'Final title' } });
    const named = { kind: 'post', id: post.id, listId: null, name: 'Final title' };
    const ofPost = await entriesOf({ resourceId: post.id });
    expect(ofPost.map(({ subject }) => subject)).toEqual([named, named]);
    const { emailList } = await asAda(createEmailList, { body: { name: 'Cities' } });
    const body = { subscribers: [{ email: 'named@example.org' }] };
    await asAda(addSubscribers, { params: { listId: emailList.id }, body });
    const [{ id }] = (await sql<{ id: string }>(
      `select id from email_list_subscribers where email = 'named@example.org'`,
    )) as [{ id: string }];
    await asAda(changeSubscriber, { params: { listId: emailList.id, id }, body: { firstName: 'Nan' } });
    const subjects = async () => (await entriesOf({ resource: 'email-lists' })).map(({ subject }) => subject?.name);
    expect((await subjects()).slice(0, 3)).toEqual(['named@example.org', 'Cities', 'Cities']);
    await sql('delete from email_list_subscribers where id = ?', [id]);
    expect((await subjects())[0]).toBe('Cities');
  });

  it('has the sent fields of a change that bypasses the entities', async () => {
    await asAda(createRedirect, { body: { from: '/gone-audited', to: '/faq' } });
    const [entry] = await entriesOf({ resource: 'redirects' });
    expect(entry!.changes).toEqual([
      { field: 'from', before: null, after: '/gone-audited' },
      { field: 'to', before: null, after: '/faq' },
    ]);
  });

  it('has no addresses of subscribers', async () => {
    const { emailList } = await asAda(createEmailList, { body: { name: 'Cities' } });
    const people = [{ email: 'anna.smith@city.example', firstName: 'Anna' }];
    await asAda(addSubscribers, { params: { listId: emailList.id }, body: { subscribers: people } });
    const stored = await sql<{ text: string }>('select audit_log::text as text from audit_log');
    expect(stored.some(({ text }) => text.includes(emailList.id))).toBe(true);
    expect(stored.some(({ text }) => /anna/i.test(text))).toBe(false);
  });

  it('has no words of notes and replies about a request', async () => {
    const [contact] = await sql<{ id: string }>(
      `insert into contacts (first_name, last_name, email, city_size, service_interest)
       values ('Eva', 'Noted', 'eva@city.example', 'medium', 'full-service') returning id`,
    );
    const params = { id: contact!.id };
    await asAda(addContactNote, { params, body: { text: 'Eva drives the trucks.' } });
    await asAda(sendContactReply, { params, body: { text: 'Eva, we call you.' } });
    const stored = await sql<{ text: string }>('select audit_log::text as text from audit_log where resource_id = ?', [
      contact!.id,
    ]);
    expect(stored).toHaveLength(2);
    expect(stored.some(({ text }) => text.includes('Eva'))).toBe(false);
    const [reply] = await entriesOf({ resourceId: contact!.id });
    expect(reply!.changes.map(({ field }) => field)).toEqual([
      'status',
      'subject',
      'text',
      'isAutomatic',
      'attachments',
      'answeredAt',
      'answeredBy',
    ]);
  });

  it('has the changed fields of a request alone, and none of its history', async () => {
    const [contact] = await sql<{ id: string }>(
      `insert into contacts (first_name, last_name, email, city_size, service_interest)
       values ('Ole', 'Owned', 'ole@city.example', 'medium', 'full-service') returning id`,
    );
    await asAda(changeContact, { params: { id: contact!.id }, body: { owner: 'ada@lanesight.ai' } });
    const [entry] = await entriesOf({ resourceId: contact!.id });
    expect(entry!.changes.map(({ field }) => field)).toEqual(['owner']);
  });

  it('has a name for every kind of row that it may say is deleted', () => {
    const kinds = [...test.orm.getMetadata()].map(({ className }) => className);
    expect(kinds.filter((kind) => !Object.hasOwn(auditFieldLabels, kind))).toEqual([]);
  });

  it('has sign-ins and sign-outs, and nothing of rejected calls', async () => {
    const bob = await test.signInAs('bob@lanesight.ai');
    await test.app.inject({ url: '/api/logout', headers: bob });
    await test.app.inject({ url: '/api/logout' });
    const entries = await entriesOf({ person: 'Bob@lanesight.ai' });
    expect(entries.map(({ action }) => action)).toEqual(['logout', 'finishLogin']);
    const before = (await entriesOf()).length;
    await apiErrorOf(asAda(changePost, { params: { id: crypto.randomUUID() }, body: { title: 'x' } }));
    await apiErrorOf(asAda(createPost, { body: { title: '' } as never }));
    expect((await entriesOf()).length).toBe(before);
  });

  it('is written in the transaction of the change: without the entry there is no change', async () => {
    await test.signInAs('carl@lanesight.ai');
    const [{ id }] = (await sql<{ id: string }>(`select id from users where email = 'carl@lanesight.ai'`)) as [
      { id: string },
    ];
    await sql(`alter table audit_log add constraint no_entries check (action <> 'changeStaff') not valid`);
    const error = await apiErrorOf(asAda(changeStaff, { params: { id }, body: { role: 'viewer' } }));
    expect(error.status).toBe(500);
    expect(await sql('select role from users where id = ?', [id])).toEqual([{ role: null }]);
    await sql('alter table audit_log drop constraint no_entries');
    await asAda(changeStaff, { params: { id }, body: { role: 'viewer' } });
    const [entry] = await entriesOf({ resource: 'staff' });
    expect(entry).toMatchObject({ resourceId: id, changes: [{ field: 'role', before: null, after: 'viewer' }] });
  });

  it('rejects changes and deletions, but for old entries through the retention', async () => {
    for (const text of [
      `update audit_log set person = 'eve'`,
      'delete from audit_log',
      'truncate audit_log',
      `select set_config('audit_log.retention', 'on', false); delete from audit_log`,
    ])
      await expect(sql(text)).rejects.toThrow('append-only');
    await sql(
      `insert into audit_log (at, action, resource, request_id) values (now() - interval '31 days', 'old', 'x', '')`,
    );
    expect(await deleteOldEntries(newEm, 0)).toEqual({ deleted: 0 });
    expect(await deleteOldEntries(newEm, 1)).toEqual({ deleted: 1 });
    expect((await entriesOf({ resource: 'x' })).length).toBe(0);
  });

  it('counts and pages up to a limit, and filters by time', async () => {
    await sql(
      `insert into audit_log (at, person, action, resource, request_id)
       select now() - interval '1 hour' * n / 100, 'many@lanesight.ai', 'a', 'r', n::text from generate_series(1, ?) n`,
      [auditEntriesAtMost + 5],
    );
    const page = await asAda(listAuditLog, { query: { resource: 'r', page: 200 } });
    expect([page.total, page.isMore, page.entries.length]).toEqual([auditEntriesAtMost, true, 50]);
    const until = new Date(Date.now() - 3_600_000 * 100).toISOString();
    const rest = await asAda(listAuditLog, { query: { person: 'many@lanesight.ai', until } });
    expect([rest.total, rest.isMore]).toEqual([6, false]);
  });

  it('is exported with the names of things, but not of people outside the company', async () => {
    const fileOf = async (resource: string) => (await asAda(exportAuditLog, { query: { resource } })).text();
    expect(await fileOf('blog-posts')).toContain('"Change post","posts","Final title"');
    const requests = await fileOf('contacts');
    expect(requests).toContain('"Change request","requests",""');
    expect(requests).not.toContain('Noted');
  });

  it('is exported with its filters, for owners with a fresh sign-in', async () => {
    const response = await asAda(exportAuditLog, { query: { resource: 'redirects' } });
    const lines = (await response.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe(
      '"Time (UTC)","Person","API key","What","Changed","Name","Row","Changes","Request id or job"',
    );
    expect(lines[1]).toMatch(
      /Z","ada@lanesight.ai","","Create redirect","redirects","","","From: \/gone-audited; To: \/faq",/,
    );
    const later = await test.startAnother({ clock: () => Date.now() + 3_600_000 });
    expect(await apiErrorOf(callsTo(later)(cookie)(exportAuditLog, { query: {} }))).toMatchObject({
      code: 'sign_in_again',
    });
  });
});
