import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addSubscribers, changeSubscriber, listSubscribers } from '@workspace/contracts/email-list-subscribers';
import { createEmailList, getEmailList } from '@workspace/contracts/email-lists';
import { liftSuppression, listSuppressions, suppressAddress } from '@workspace/contracts/suppressions';
import { startImport, uploadImport } from '@workspace/contracts/subscriber-imports';
import { applyChoice } from '../src/features/mail-preferences/apply-choice.ts';
import { maintainImports } from '../src/features/subscriber-imports/maintain-imports.ts';
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
  await em().execute('delete from mail_suppressions');
  listId = (await asStaff(createEmailList, { body: { name: 'Engineers' } })).emailList.id;
});

type Person = Parameters<typeof asStaff<typeof addSubscribers>>[1]['body']['subscribers'][number];
const add = (...subscribers: Person[]) => asStaff(addSubscribers, { params: { listId }, body: { subscribers } });
const rows = async () => (await asStaff(listSubscribers, { params: { listId }, query: {} })).subscribers;
const count = async () => (await asStaff(getEmailList, { params: { id: listId } })).emailList.subscriberCount;
const setStatus = async (email: string, status: 'subscribed' | 'unsubscribed') => {
  const { id } = (await rows()).find((row) => row.email === email)!;
  return (await asStaff(changeSubscriber, { params: { listId, id }, body: { status } })).subscriber;
};
const person = (email: string) => ({ email, listId, campaignId: null }) as unknown as Parameters<typeof applyChoice>[2];

async function importPeople(...emails: string[]): Promise<void> {
  const file = new File([['email', ...emails].join('\n')], 'people.csv', { type: 'text/csv' });
  const { subscriberImport } = await asStaff(uploadImport, { params: { listId }, query: {}, file });
  await asStaff(startImport, { params: { id: subscriberImport.id } });
  await maintainImports(test.orm);
}

describe('adding with a status', () => {
  it('stores unsubscribed rows, and unsubscribes existing subscribers', async () => {
    await add({ email: 'here@example.com' });
    const people: Person[] = [
      { email: 'HERE@example.com', status: 'unsubscribed' },
      { email: 'new@example.com', status: 'unsubscribed' },
      { email: 'other@example.com', status: 'subscribed' },
      { email: 'twice@example.com', status: 'subscribed' },
      { email: 'twice@example.com', status: 'unsubscribed' },
    ];
    expect(await add(...people)).toEqual({
      message: '1 subscriber added, 3 unsubscribed, 1 was there already.',
      added: 1,
      unsubscribed: 3,
      present: 1,
      left: 0,
    });
    expect((await rows()).map(({ email, status, unsubscribedBy }) => [email, status, unsubscribedBy])).toEqual([
      ['here@example.com', 'unsubscribed', 'ada@lanesight.ai'],
      ['new@example.com', 'unsubscribed', 'ada@lanesight.ai'],
      ['other@example.com', 'subscribed', null],
      ['twice@example.com', 'unsubscribed', 'ada@lanesight.ai'],
    ]);
    expect(await count()).toBe(1);
  });

  it('resubscribes nobody by adding or importing them again', async () => {
    await add({ email: 'out@example.com', status: 'unsubscribed' });
    expect(await add({ email: 'out@example.com', status: 'subscribed' })).toMatchObject({ added: 0, present: 1 });
    await importPeople('out@example.com');
    expect(await rows()).toMatchObject([{ status: 'unsubscribed' }]);
  });

  it.each(['bounced', 'yes', ''])('rejects the status %j', async (status) => {
    const call = add({ email: 'a@example.com', status: status as 'subscribed' });
    expect(await apiErrorOf(call)).toMatchObject({
      status: 400,
      fields: { 'subscribers.0.status': 'Write "subscribed" or "unsubscribed"' },
    });
    expect(await rows()).toEqual([]);
  });

  it('accepts any text as a source, and stores the known ones', async () => {
    await add(
      { email: 'a@example.com', source: 'Trade fair in Ohio' },
      { email: 'b@example.com', source: 'Website' },
      { email: 'c@example.com', source: null },
    );
    expect((await rows()).map(({ source }) => source)).toEqual(['manual', 'website', 'manual']);
  });
});

describe('adding many subscribers', () => {
  const people = (howMany: number) =>
    Array.from({ length: howMany }, (_, n) => ({
      email: `p${n}@example.com`,
      firstName: 'Tab\there',
      lastName: '\\N',
    }));

  it('adds all of 20,000 or none', async () => {
    const bad = people(20_000);
    bad[19_999]!.email = 'nobody';
    expect(await apiErrorOf(add(...bad))).toMatchObject({
      status: 400,
      fields: { 'subscribers.19999.email': 'Invalid email format' },
    });
    expect(await count()).toBe(0);
    expect(await add(...people(20_000))).toMatchObject({ added: 20_000, present: 0 });
    expect(await count()).toBe(20_000);
    expect((await rows())[0]).toMatchObject({ firstName: 'Tab\there', lastName: '\\N' });
  });

  it.each(['', '{', '[]', '{"subscribers":"all"}', `{"subscribers":${'['.repeat(200)}${']'.repeat(200)}}`])(
    'rejects the body %j',
    async (payload) => {
      const headers = {
        ...(await test.signInAs('ada@lanesight.ai')),
        accept: 'application/json',
        'content-type': 'application/json',
      };
      const url = addSubscribers.path.replace(':listId', listId);
      const { statusCode, body } = await test.app.inject({ method: 'POST', url, headers, payload });
      expect([statusCode, JSON.parse(body)]).toEqual([400, expect.objectContaining({ code: 'invalid_input' })]);
    },
  );
});

describe('changing a status', () => {
  it('unsubscribes a subscriber, and undoes it', async () => {
    await add({ email: 'a@example.com' });
    expect(await setStatus('a@example.com', 'unsubscribed')).toMatchObject({
      status: 'unsubscribed',
      unsubscribedBy: 'ada@lanesight.ai',
      unsubscribedAt: expect.any(String),
    });
    expect(await count()).toBe(0);
    expect(await setStatus('a@example.com', 'subscribed')).toMatchObject({
      status: 'subscribed',
      unsubscribedBy: null,
      unsubscribedAt: null,
    });
    expect(await count()).toBe(1);
  });

  it.each(['leave-list', 'leave-all'] as const)(
    'never resubscribes a subscriber who chose %s, before or after staff',
    async (choice) => {
      await add({ email: 'before@example.com' }, { email: 'after@example.com' });
      await applyChoice(em(), choice, person('before@example.com'));
      await setStatus('before@example.com', 'unsubscribed');
      await setStatus('after@example.com', 'unsubscribed');
      await applyChoice(em(), choice, person('after@example.com'));
      for (const email of ['before@example.com', 'after@example.com'])
        expect(await apiErrorOf(setStatus(email, 'subscribed'))).toMatchObject({ code: 'left_by_themselves' });
    },
  );

  it('does not let staff resubscribe on another list after a subscriber left all and returned to one', async () => {
    await add({ email: 'a@example.com' });
    await setStatus('a@example.com', 'unsubscribed');
    const other = (await asStaff(createEmailList, { body: { name: 'Other' } })).emailList.id;
    await applyChoice(em(), 'leave-all', person('a@example.com'));
    await applyChoice(em(), 'return', { ...person('a@example.com'), listId: other });
    expect(await apiErrorOf(setStatus('a@example.com', 'subscribed'))).toMatchObject({ code: 'left_by_themselves' });
  });
});

describe('the suppression list', () => {
  const suppress = (email: string) => asStaff(suppressAddress, { body: { email } });
  const lift = (id: string) => asStaff(liftSuppression, { params: { id } });

  it('keeps an address from every list until staff lift it', async () => {
    await add({ email: 'a@example.com' });
    const { suppression } = await suppress('A@example.com');
    expect(suppression).toMatchObject({ email: 'A@example.com', kind: 'staff', by: 'ada@lanesight.ai' });
    expect(await rows()).toMatchObject([{ status: 'unsubscribed', suppression: { id: suppression.id } }]);
    expect(await apiErrorOf(setStatus('a@example.com', 'subscribed'))).toMatchObject({ code: 'left_by_themselves' });
    await importPeople('a@example.com');
    expect(await count()).toBe(0);
    await lift(suppression.id);
    expect(await rows()).toMatchObject([{ status: 'subscribed', suppression: null }]);
    expect(await apiErrorOf(lift(suppression.id))).toMatchObject({ status: 404 });
  });

  it('includes addresses that are on no list, and keeps them out', async () => {
    const { suppression } = await suppress('stranger@example.com');
    expect(await add({ email: 'stranger@example.com' })).toMatchObject({ added: 0, left: 1 });
    expect(await asStaff(listSuppressions, { query: {} })).toEqual({ suppressions: [suppression], total: 1 });
    const found = await asStaff(listSuppressions, { query: { search: 'STRANGER@example.com' } });
    expect(found.suppressions).toEqual([suppression]);
    expect((await asStaff(listSuppressions, { query: { search: 'no@example.com' } })).suppressions).toEqual([]);
  });

  it('cannot be lifted by staff for a subscriber who left, before or after', async () => {
    await applyChoice(em(), 'leave-all', person('before@example.com'));
    const before = (await suppress('before@example.com')).suppression;
    expect(before).toMatchObject({ kind: 'left', by: null });
    const after = (await suppress('after@example.com')).suppression;
    await applyChoice(em(), 'leave-all', person('after@example.com'));
    for (const { id } of [before, after]) expect(await apiErrorOf(lift(id))).toMatchObject({ code: 'not_by_staff' });
  });

  it('resubscribes only the rows that it unsubscribed', async () => {
    await add({ email: 'a@example.com' });
    await setStatus('a@example.com', 'unsubscribed');
    await lift((await suppress('a@example.com')).suppression.id);
    expect(await rows()).toMatchObject([{ status: 'unsubscribed', unsubscribedBy: 'ada@lanesight.ai' }]);
  });
});
