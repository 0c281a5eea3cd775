import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addSubscribers,
  changeSubscriber,
  exportSubscribers,
  listSubscribers,
  type SubscriberDraft,
} from '@workspace/contracts/email-list-subscribers';
import { createEmailList } from '@workspace/contracts/email-lists';
import type { FieldType } from '@workspace/contracts/field-values';
import {
  changeSubscriberField,
  createSubscriberField,
  deleteSubscriberField,
  listSubscriberFields,
} from '@workspace/contracts/subscriber-fields';
import { removeDeletedValues } from '../src/features/subscriber-fields/remove-values.ts';
import { apiErrorOf } from './call-as.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
let asStaff: ReturnType<TestApp['callWith']>;
let listId: string;
beforeAll(async () => {
  test = await startTestApp();
  asStaff = test.callWith(await test.signInAs('ada@lanesight.ai'));
});
afterAll(() => test.close());
const em = () => test.orm.em.fork();
beforeEach(async () => {
  await em().execute("delete from email_lists where kind = 'own'");
  await em().execute('delete from subscriber_fields');
  listId = (await asStaff(createEmailList, { body: { name: 'Engineers' } })).emailList.id;
});

const create = async (name: string, type: FieldType = 'text', emailListId?: string) =>
  (await asStaff(createSubscriberField, { body: { name, type, emailListId } })).field;
const keys = async (query = {}) =>
  (await asStaff(listSubscriberFields, { query })).fields.map(({ key, name }) => `${key}: ${name}`);
const add = (...subscribers: SubscriberDraft[]) =>
  asStaff(addSubscribers, { params: { listId }, body: { subscribers } });
const people = async () => (await asStaff(listSubscribers, { params: { listId }, query: {} })).subscribers;

describe('subscriber fields', () => {
  it('get a key from their name, keep it when they are renamed, and are listed by name', async () => {
    expect(await create('ZIP code', 'text')).toMatchObject({ key: 'zip_code', name: 'ZIP code', type: 'text' });
    const { id } = await create('City');
    expect(await create('City!', 'text')).toMatchObject({ key: 'city_2' });
    const { field } = await asStaff(changeSubscriberField, { params: { id }, body: { name: 'Town' } });
    expect(field).toMatchObject({ key: 'city', name: 'Town' });
    expect(await keys()).toEqual(['city_2: City!', 'city: Town', 'zip_code: ZIP code']);
  });

  it('have different names, apart from deleted ones', async () => {
    const { id } = await create('City');
    const other = await create('Country');
    expect(await apiErrorOf(create('CITY'))).toMatchObject({ status: 409, code: 'name_taken' });
    const renaming = asStaff(changeSubscriberField, { params: { id: other.id }, body: { name: 'city' } });
    expect(await apiErrorOf(renaming)).toMatchObject({ code: 'name_taken' });
    await asStaff(deleteSubscriberField, { params: { id } });
    expect(await create('City')).toMatchObject({ key: 'city_2' });
    expect(await apiErrorOf(asStaff(deleteSubscriberField, { params: { id } }))).toMatchObject({ status: 404 });
  });

  it('belong to all lists or to one', async () => {
    const other = (await asStaff(createEmailList, { body: { name: 'Other' } })).emailList.id;
    await create('City');
    await create('Badge', 'number', other);
    expect(await keys({ emailListId: listId })).toEqual(['city: City']);
    expect(await keys({ emailListId: other })).toEqual(['badge: Badge', 'city: City']);
    const adding = add({ email: 'a@example.com', fields: { badge: 5 } });
    expect((await apiErrorOf(adding)).fields).toEqual({ 'subscribers.0.fields.badge': 'There is no field “badge”' });
  });

  it.each([
    [{ name: ' ', type: 'text' }, { name: 'Write a name' }],
    [{ name: 'City', type: 'color' }, { type: 'Choose text, number, date or boolean' }],
  ])('are rejected as %j', async (body, fields) => {
    expect(await apiErrorOf(asStaff(createSubscriberField, { body: body as never }))).toMatchObject({ fields });
  });
});

describe('the values of fields', () => {
  const values = { city: 'Denver', age: 41.5, since: '2026-01-31', vip: true };
  beforeEach(async () => {
    await create('City');
    await create('Age', 'number');
    await create('Since', 'date');
    await create('VIP', 'boolean');
  });

  it('are stored with new subscribers, listed, and changed one by one', async () => {
    await add({ email: 'a@example.com', fields: values }, { email: 'b@example.com' });
    const [a, b] = await people();
    expect([a!.fields, b!.fields]).toEqual([values, {}]);
    const change = (fields: object) =>
      asStaff(changeSubscriber, { params: { listId, id: a!.id }, body: { fields: fields as never } });
    expect((await change({ city: 'Boulder', age: null, since: '' })).subscriber.fields).toEqual({
      city: 'Boulder',
      vip: true,
    });
    expect((await people())[0]!.fields).toEqual({ city: 'Boulder', vip: true });
    expect((await apiErrorOf(change({ age: 'old', town: 'Ulm' }))).fields).toEqual({
      'fields.age': 'Write a number',
      'fields.town': 'There is no field “town”',
    });
  });

  it('are checked by type for everybody, and one invalid value rejects all', async () => {
    const adding = add({ email: 'a@example.com', fields: values }, { email: 'b@example.com', fields: { vip: 'yes' } });
    expect(await apiErrorOf(adding)).toMatchObject({
      status: 400,
      fields: { 'subscribers.1.fields.vip': 'Choose true or false' },
    });
    expect(await people()).toEqual([]);
  });

  it('of thousands are checked and stored in a thread', async () => {
    const many = Array.from({ length: 3_000 }, (_, n) => ({
      email: `p${n}@example.com`,
      fields: { city: `C\t\\${n}` },
    }));
    expect(await add(...many)).toMatchObject({ added: 3_000 });
    expect((await people())[0]!.fields).toEqual({ city: 'C\t\\0' });
  });

  it('are exported in columns of their own, safe in a spreadsheet', async () => {
    await add({ email: 'a@example.com', fields: { ...values, city: '=1+1' } }, { email: 'b@example.com' });
    await create('Status', 'text');
    const url = exportSubscribers.path.replace(':listId', listId);
    const { body } = await test.app.inject({ url, headers: await test.signInAs('ada@lanesight.ai') });
    const [head, first, second] = body.split('\r\n');
    expect(head).toBe(
      '\ufeff"email","first_name","last_name","status","source","created_at","age","city","since","fields.status","vip"',
    );
    expect(first).toMatch(/^"a@example.com",.*Z","41.5","'=1\+1","2026-01-31","","true"$/);
    expect(second).toMatch(/Z","","","","",""$/);
  });

  it('disappear at once with a deleted field, and are removed by a job that frees the key', async () => {
    await add({ email: 'a@example.com', fields: values });
    const { fields } = await asStaff(listSubscriberFields, { query: {} });
    await asStaff(deleteSubscriberField, { params: { id: fields.find(({ key }) => key === 'city')!.id } });
    expect((await people())[0]!.fields).toEqual({ age: 41.5, since: '2026-01-31', vip: true });
    expect(await removeDeletedValues(em())).toEqual({ removedFields: 1 });
    expect(await create('City')).toMatchObject({ key: 'city' });
    expect((await people())[0]!.fields).toEqual({ age: 41.5, since: '2026-01-31', vip: true });
  });
});
