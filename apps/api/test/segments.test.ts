import { beforeEach, describe, expect, it } from 'vitest';
import { deleteEmailList, restoreEmailList } from '@workspace/contracts/email-lists';
import { suppressAddress } from '@workspace/contracts/suppressions';
import {
  changeSegment,
  countSegment,
  deleteSegment,
  exportSegment,
  findExamplePeople,
  getSegment,
  listSegments,
} from '@workspace/contracts/segments';
import { createSubscriberField, deleteSubscriberField } from '@workspace/contracts/subscriber-fields';
import { apiErrorOf } from './call-as.ts';
import { useSegments } from './use-segments.ts';

const segments = useSegments();
const { sql, list, count, save } = segments;

let city: string;
beforeEach(async () => {
  await segments.clear();
  const field = (name: string, type: 'text' | 'number') =>
    segments.asStaff(createSubscriberField, { body: { name, type } });
  city = (await field('City', 'text')).field.id;
  await field('Age', 'number');
});

const person = (email: string, town: string) => ({ email, fields: { city: town } });
const inDenver = { all: [{ field: 'city', is: 'denver' }] };
const everybody = { any: [{ field: 'email', contains: '@' }] };
const countOf = async (id: string) => (await segments.asStaff(countSegment, { params: { id } })).count;

describe('a segment', () => {
  it('is saved, listed by name, changed, counted and deleted', async () => {
    await list('A', person('a@example.com', 'Denver'), person('b@example.com', 'Boulder'));
    const saved = await save(inDenver, 'People of Denver');
    expect(saved).toMatchObject({ rules: inDenver, problems: [], createdBy: 'ada@lanesight.ai' });
    await save(everybody, 'Everybody');
    const { segments: listed } = await segments.asStaff(listSegments, {});
    expect(listed.map(({ name }) => name)).toEqual(['Everybody', 'People of Denver']);
    const params = { id: saved.id };
    expect(await countOf(saved.id)).toBe(1);
    const rules = {
      any: [
        { field: 'city', is: 'Denver' },
        { field: 'city', is: 'Boulder' },
      ],
    };
    const changed = await segments.asStaff(changeSegment, { params, body: { name: 'Front Range', rules } });
    expect(changed.segment).toMatchObject({ name: 'Front Range', rules });
    expect(await countOf(saved.id)).toBe(2);
    await segments.asStaff(deleteSegment, { params });
    expect(await apiErrorOf(segments.asStaff(getSegment, { params }))).toMatchObject({ status: 404 });
  });

  it('is rejected with the invalid rule, and with unknown fields and lists', async () => {
    const rules = { all: [{ field: 'city', is: 'x' }, { any: [{ field: 'town', is: 'y' }] }] };
    expect((await apiErrorOf(save(rules))).fields).toEqual({
      'rules.all.1.any.0': 'Rule 2: there is no field “town” (any more)',
    });
    expect((await apiErrorOf(save({ all: [{ field: 'city', over: 3 }] }))).fields).toEqual({
      'rules.all.0': 'Rule 1: “City” is a text: use is, isNot, contains',
    });
    const unknown = '11111111-1111-4111-8111-111111111111';
    expect((await apiErrorOf(save({ all: [{ list: unknown }, { importId: unknown }] }))).fields).toEqual({
      'rules.all.0': 'Rule 1: the list does not exist (any more)',
      'rules.all.1': 'Rule 2: the import does not exist (any more)',
    });
    expect(await apiErrorOf(save(everybody, ' '))).toMatchObject({ fields: { name: 'Write a name' } });
    expect((await segments.asStaff(listSegments, {})).segments).toEqual([]);
  });

  it('shows the ten who joined last, each once, without the suppressed', async () => {
    const many = Array.from({ length: 11 }, (_, index) => person(`a${index}@example.com`, 'Denver'));
    await list('A', ...many, person('other@example.com', 'Boulder'));
    await list('B', person('A10@example.com', 'Denver'), person('gone@example.com', 'Denver'));
    await segments.asStaff(suppressAddress, { body: { email: 'gone@example.com', reason: 'They called' } });
    const { people } = await segments.asStaff(findExamplePeople, { body: { rules: inDenver } });
    expect(people.map(({ email }) => email.toLowerCase())).toEqual(
      [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((index) => `a${index}@example.com`),
    );
    expect(people[0]).toMatchObject({ firstName: null, fields: { city: 'Denver' } });
    const unknown = segments.asStaff(findExamplePeople, { body: { rules: { all: [{ field: 'town', is: 'x' }] } } });
    expect((await apiErrorOf(unknown)).fields).toEqual({
      'rules.all.0': 'Rule 1: there is no field “town” (any more)',
    });
  });

  it('says so, and counts nobody, after its field was deleted', async () => {
    await list('A', person('a@example.com', 'Denver'));
    const { id } = await save({ any: [...inDenver.all, ...everybody.any] });
    await segments.asStaff(deleteSubscriberField, { params: { id: city } });
    const { segment } = await segments.asStaff(getSegment, { params: { id } });
    expect(segment.problems).toEqual([{ path: 'any.0', message: 'Rule 1: there is no field “city” (any more)' }]);
    const error = await apiErrorOf(segments.asStaff(countSegment, { params: { id } }));
    expect(error).toMatchObject({ status: 409, code: 'broken_rules' });
    expect(error.message).toContain('Rule 1: there is no field “city”');
  });

  it('says so while its list is in the trash', async () => {
    const a = await list('A', 'a@example.com');
    const { id } = await save({ any: [{ list: a }] });
    await segments.asStaff(deleteEmailList, { params: { id: a } });
    expect((await apiErrorOf(segments.asStaff(countSegment, { params: { id } }))).message).toContain(
      'the list “A” is in the trash',
    );
    await segments.asStaff(restoreEmailList, { params: { id: a } });
    expect(await countOf(id)).toBe(1);
  });

  it('is exported as CSV with each person once', async () => {
    await list('A', person('a@example.com', '=Denver'), 'c@example.com');
    await list('B', person('A@example.com', '=Denver'), person('b@example.com', 'Boulder'));
    const { id } = await save({ all: [{ field: 'city', isNot: null }] });
    const url = exportSegment.path.replace(':id', id);
    const { headers, body } = await segments.test.app.inject({ url, headers: { cookie: segments.cookie } });
    expect(headers['content-disposition']).toBe(`attachment; filename="segment-${id}.csv"`);
    const lines = body.trimEnd().split('\r\n');
    expect(lines[0]).toBe('\ufeff"email","first_name","last_name","source","created_at","age","city"');
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(/^"a@example.com","","","manual",".*","","'=Denver"$/),
      expect.stringMatching(/^"b@example.com",.*"Boulder"$/),
    ]);
  });
});

describe('a count', () => {
  it('contains each person once, on however many lists and however the address is written', async () => {
    await list('A', 'a@example.com', 'b@example.com', 'c@example.com');
    await list('B', 'A@EXAMPLE.com', 'd@example.com');
    await list('C', 'a@example.com', 'D@example.com', 'e@example.com');
    expect(await count(everybody)).toBe(5);
  });

  it('leaves out the unsubscribed, the suppressed, and lists in the trash', async () => {
    await list('A', 'a@example.com', { email: 'out@example.com', status: 'unsubscribed' }, 'left@example.com');
    const trashed = await list('B', 'only-here@example.com', 'a@example.com');
    await list('C', 'late@example.com', 'LATE@example.org');
    await segments.asStaff(deleteEmailList, { params: { id: trashed } });
    await segments.asStaff(suppressAddress, { body: { email: 'LEFT@example.com' } });
    // As an import does that runs at the same moment.
    await sql("insert into mail_suppressions (address_hash, email, reason) values (address_hash(?), ?, 'left')", [
      'Late@example.com',
      'Late@example.com',
    ]);
    expect(await count(everybody)).toBe(2);
  });

  it('is zero without subscribers', async () => {
    expect(await count(everybody)).toBe(0);
  });
});
