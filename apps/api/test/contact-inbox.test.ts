import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addContactNote, getContact, listContactOwners } from '@workspace/contracts/contact-threads';
import {
  changeContact,
  contactFilters,
  exportContacts,
  listContacts,
  sendContactRequest,
  type ContactFilter,
} from '@workspace/contracts/contacts';
import { apiErrorOf } from './call-as.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
let asAda: ReturnType<TestApp['callWith']>;
let asGrace: typeof asAda;
beforeAll(async () => {
  test = await startTestApp();
  asAda = test.callWith(await test.signInAs('ada@lanesight.ai'));
  asGrace = test.callWith(await test.signInAs('grace@lanesight.io'));
});
afterAll(() => test.close());
const sql = (text: string, values: unknown[] = []) => test.orm.em.fork().execute<{ id: string }[]>(text, values);
beforeEach(() => sql('delete from contacts'));

async function aRequest(lastName: string): Promise<string> {
  const choices = { citySize: 'medium', serviceInterest: 'not-sure' } as const;
  await test.callWith()(sendContactRequest, {
    body: { firstName: 'Tom', lastName, email: `${lastName.toLowerCase()}@county.example`, ...choices },
  });
  const [row] = await sql('select id from contacts where last_name = ?', [lastName]);
  return row!.id;
}
const age = (id: string, hours: number) =>
  sql(`update contacts set created_at = created_at - ? * interval '1 hour' where id = ?`, [hours, id]);
type Change = Parameters<typeof asAda<typeof changeContact>>[1]['body'];
const change = (id: string, body: Change, as = asAda) => as(changeContact, { params: { id }, body });
const threadOf = async (id: string) => (await asAda(getContact, { params: { id } })).thread;
const namesOf = async (status?: ContactFilter, as = asAda) =>
  (await as(listContacts, { query: { ...(status && { status }) } })).contacts.map(({ lastName }) => lastName);

describe('the inbox of requests', () => {
  it('lists each filter with its count, and leaves archived ones and spam out of the others', async () => {
    const [late, fresh, answered, archived, spam] = await Promise.all(
      ['Late', 'Fresh', 'Answered', 'Archived', 'Spam'].map(aRequest),
    );
    await age(late!, 30);
    await change(answered!, { isAnswered: true });
    await change(answered!, { owner: 'ada@lanesight.ai' });
    await change(fresh!, { owner: 'Ada@Lanesight.ai' });
    await change(archived!, { isArchived: true });
    await change(spam!, { isSpam: true, isAnswered: true });
    expect(await namesOf()).toEqual(['Late', 'Fresh', 'Answered']);
    const listed = Object.fromEntries(await Promise.all(contactFilters.map(async (one) => [one, await namesOf(one)])));
    expect(listed).toEqual({
      waiting: ['Late', 'Fresh'],
      late: ['Late'],
      mine: ['Fresh', 'Answered'],
      answered: ['Answered'],
      archived: ['Archived'],
      spam: ['Spam'],
    });
    const { counts, total, waiting } = await asAda(listContacts, { query: { status: 'spam' } });
    expect(counts).toEqual({ waiting: 2, late: 1, mine: 2, answered: 1, archived: 1, spam: 1 });
    expect([total, waiting]).toEqual([1, 2]);
    expect(await namesOf('mine', asGrace)).toEqual([]);
  });

  it('pages through waiting and answered requests as one list', async () => {
    for (const name of ['A', 'B', 'C']) await change(await aRequest(name), { isAnswered: true });
    for (const name of ['D', 'E']) await aRequest(name);
    const pageOf = async (page: number) =>
      (await asAda(listContacts, { query: { page, pageSize: 2 } })).contacts.map(({ lastName }) => lastName);
    expect([await pageOf(1), await pageOf(2), await pageOf(3), await pageOf(4)]).toEqual([
      ['D', 'E'],
      ['C', 'B'],
      ['A'],
      [],
    ]);
  });

  it('gives a request to staff only, and to nobody', async () => {
    const id = await aRequest('Berg');
    const { status, fields } = await apiErrorOf(change(id, { owner: 'eve@evil-lanesight.ai' }));
    expect([status, fields]).toEqual([400, { owner: 'Write the email address of a colleague' }]);
    expect((await change(id, { owner: 'grace@lanesight.io' })).contact.owner).toBe('grace@lanesight.io');
    expect((await change(id, { owner: null })).contact.owner).toBeNull();
    expect((await asAda(listContactOwners, {})).owners).toEqual(['ada@lanesight.ai', 'grace@lanesight.io']);
  });

  it('records who did what, once for each change', async () => {
    const id = await aRequest('Nair');
    await change(id, { owner: 'grace@lanesight.io', tags: ['Demo', 'demo', 'APWA'] });
    await change(id, { owner: 'grace@lanesight.io', tags: ['demo', 'APWA'] });
    await asGrace(addContactNote, { params: { id }, body: { text: 'Met her at the booth.' } });
    await change(id, { isAnswered: true }, asGrace);
    await change(id, { isAnswered: false });
    await change(id, { isArchived: true });
    await change(id, { isArchived: false });
    expect((await threadOf(id)).map(({ kind, by, text, detail }) => [kind, by, text ?? detail])).toEqual([
      ['created', null, null],
      ['assigned', 'ada@lanesight.ai', 'grace@lanesight.io'],
      ['tagged', 'ada@lanesight.ai', 'demo, APWA'],
      ['note', 'grace@lanesight.io', 'Met her at the booth.'],
      ['answered', 'grace@lanesight.io', null],
      ['reopened', 'ada@lanesight.ai', null],
      ['archived', 'ada@lanesight.ai', null],
      ['unarchived', 'ada@lanesight.ai', null],
    ]);
  });

  it('lets the time of a request go on that a person took for spam', async () => {
    const id = await aRequest('Laurent');
    await age(id, 30);
    await change(id, { isSpam: true });
    expect(await namesOf('late')).toEqual([]);
    const { contact } = await change(id, { isSpam: false });
    const left = Date.parse(contact.dueAt) - Date.now();
    expect(contact.status).toBe('waiting');
    expect(left / 3_600_000).toBeCloseTo(-6, 1);
  });

  it('counts the promises of this month that were kept', async () => {
    const [inTime, tooLate, late] = await Promise.all(['In', 'Too', 'Late'].map(aRequest));
    await aRequest('Fresh');
    await change(inTime!, { isAnswered: true });
    await change(tooLate!, { isAnswered: true });
    // On any day of the month, the requests are of this month.
    for (const id of [tooLate, late])
      await sql(`update contacts set due_at = created_at - interval '1 s' where id = ?`, [id]);
    expect((await asAda(listContacts, {})).promise).toEqual({ kept: 1, of: 3 });
  });

  it('finds a request by one of its tags, or by the beginning of a word in it', async () => {
    const [tagged, other] = [await aRequest('Tagged'), await aRequest('Other')];
    await change(tagged, { tags: ['Winter Pilot', 'APWA'] });
    await change(other, { tags: ['later'] });
    const found = async (search: string) =>
      (await asAda(listContacts, { query: { search } })).contacts.map(({ lastName }) => lastName);
    expect(await found('apwa')).toEqual(['Tagged']);
    expect(await found('winter pil')).toEqual(['Tagged']);
    expect(await found('pi')).toEqual(['Tagged']);
    expect(await found('no such tag')).toEqual([]);
    expect((await asAda(listContacts, { query: { search: 'apwa' } })).counts).toMatchObject({
      waiting: 1,
      answered: 0,
    });
  });

  it('exports the filter and the search', async () => {
    const [one, other] = [await aRequest('One'), await aRequest('Other')];
    await change(one, { isArchived: true });
    const exported = async (query: { status?: ContactFilter | 'all'; search?: string }) =>
      (await (await asAda(exportContacts, { query })).text())
        .split('\r\n')
        .slice(1, -1)
        .map((row) => row.split(',')[1]);
    expect(await exported({})).toEqual(['"Other"', '"One"']);
    expect(await exported({ status: 'all' })).toEqual(['"Other"']);
    expect(await exported({ status: 'archived' })).toEqual(['"One"']);
    await change(other, { isAnswered: true });
    expect(await exported({ search: 'OTHER@county' })).toEqual(['"Other"']);
    expect(await exported({ status: 'waiting', search: 'other' })).toEqual([]);
  });

  it('rejects a request that does not exist', async () => {
    const id = '11111111-1111-4111-8111-111111111111';
    expect((await apiErrorOf(asAda(getContact, { params: { id } }))).status).toBe(404);
    expect((await apiErrorOf(change(id, { isAnswered: true }))).status).toBe(404);
    expect((await apiErrorOf(asAda(addContactNote, { params: { id }, body: { text: 'x' } }))).status).toBe(404);
  });
});
