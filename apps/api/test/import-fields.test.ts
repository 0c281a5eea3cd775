import { beforeEach, describe, expect, it } from 'vitest';
import { startImport, undoImport } from '@workspace/contracts/subscriber-imports';
import {
  createSubscriberField,
  deleteSubscriberField,
  listSubscriberFields,
} from '@workspace/contracts/subscriber-fields';
import type { FieldType } from '@workspace/contracts/field-values';
import { maintainImports } from '../src/features/subscriber-imports/maintain-imports.ts';
import { useImportList } from './use-import-list.ts';

const list = useImportList();
const { checked, imported, one, upload, people, rejects, add } = list;
beforeEach(() => list.sql('delete from subscriber_fields'));

const field = async (name: string, type: FieldType) =>
  (await list.asStaff(createSubscriberField, { body: { name, type } })).field;
const fields = async () =>
  (await list.asStaff(listSubscriberFields, { query: {} })).fields.map(
    ({ name, key, type }) => `${name} ${key} ${type}`,
  );
const values = async () => (await people()).map((person) => person.fields);
const run = async (id: string) => {
  await list.asStaff(startImport, { params: { id } });
  await maintainImports(list.test.orm);
  return one(id);
};

/** How the second row's date is read. */
const slashed = { text: '1/5/2026', date: '2026-01-05', isDayFirst: false };

const file = [
  'Email,First Name,City,Score,Since,Member,ZIP,Mixed,Nothing',
  'a@example.com,Ann,Denver,4.50,2026-01-31,yes,02134,7,',
  'b@example.com,Ben,Boulder,-3,1/5/2026,No,80202,seven,',
  'c@example.com,Cy,,,,,,,',
].join('\n');

describe('the columns of a file', () => {
  it('become new fields with the type of all their values, once the import starts', async () => {
    const { id, columns, fields: found } = await checked(file);
    expect(columns).toEqual({ email: 0, firstName: 1, lastName: null });
    expect(found).toEqual([
      { column: 2, name: 'City', key: null, type: 'text', values: 2 },
      { column: 3, name: 'Score', key: null, type: 'number', values: 2 },
      { column: 4, name: 'Since', key: null, type: 'date', values: 2, slashed },
      { column: 5, name: 'Member', key: null, type: 'boolean', values: 2 },
      { column: 6, name: 'ZIP', key: null, type: 'text', values: 2 },
      { column: 7, name: 'Mixed', key: null, type: 'text', values: 2 },
    ]);
    expect(await fields()).toEqual([]);
    expect((await run(id)).fields[0]).toMatchObject({ key: 'city' });
    expect(await values()).toEqual([
      { city: 'Denver', score: 4.5, since: '2026-01-31', member: true, zip: '02134', mixed: '7' },
      { city: 'Boulder', score: -3, since: '2026-01-05', member: false, zip: '80202', mixed: 'seven' },
      {},
    ]);
  });

  it('fill existing fields of their names, also when the file comes again', async () => {
    await field('city', 'text');
    await imported(file);
    await imported(file.replaceAll('@example.com', '@example.org'));
    expect(await fields()).toEqual([
      'city city text',
      'Member member boolean',
      'Mixed mixed text',
      'Score score number',
      'Since since date',
      'ZIP zip text',
    ]);
    expect((await values())[1]).toMatchObject({ city: 'Denver', mixed: '7' });
  });

  it('are left out, put into another field, or given another type, if staff say so', async () => {
    const town = await field('Town', 'text');
    const { id } = await checked(file, `?fields=2:${town.key},3:new-text,4:-,5:-,6:-,7:-,8:-`);
    await run(id);
    expect(await fields()).toEqual(['Score score text', 'Town town text']);
    expect((await values())[0]).toEqual({ town: 'Denver', score: '4.50' });
  });

  it('get their types only from rows that can be added', async () => {
    const rows = ['a@example.com,2026-01-01,7', 'no address,soon,many', 'b@example.com,2026-01-02,8', '@nowhere,,few'];
    const { fields: found } = await checked(['email,Since,Score', ...rows].join('\n'));
    expect(found).toMatchObject([
      { name: 'Since', type: 'date', values: 2 },
      { name: 'Score', type: 'number', values: 2 },
    ]);
  });

  it('stay texts when one value is no date, and the check names it with its line', async () => {
    const rows = Array.from({ length: 8 }, (_, index) => `a${index}@example.com,2026-01-0${index + 1}`);
    const { id, fields: found, counts } = await checked(['email,Since', ...rows, 'z@example.com,n/a'].join('\n'));
    expect(found).toEqual([
      {
        column: 1,
        name: 'Since',
        key: null,
        type: 'text',
        values: 9,
        mostly: { type: 'date', line: 10, text: 'n/a', count: 1 },
      },
    ]);
    expect(counts).toMatchObject({ added: 9, invalid: 0 });
    await run(id);
    expect((await values()).at(-1)).toEqual({ since: 'n/a' });
  });

  it('reject the rows whose values do not fit, with the reason', async () => {
    await field('Score', 'number');
    const bad = `${file}\nd@example.com,Dee,,many,,,,,\n`;
    const { id, counts } = await checked(bad, '?fields=7:new-number');
    expect(counts).toMatchObject({ added: 2, invalid: 2 });
    expect(await rejects(id)).toEqual([
      { line: 3, email: 'b@example.com', reason: 'bad_value', detail: 'Mixed: “seven” is not a number' },
      { line: 5, email: 'd@example.com', reason: 'bad_value', detail: 'Score: “many” is not a number' },
    ]);
    await run(id);
    expect(await values()).toEqual([expect.objectContaining({ mixed: 7, score: 4.5 }), {}]);
    expect(await upload('email,score\na@example.com,x\n')).toMatchObject({
      status: 422,
      code: 'no_addresses',
      title: expect.stringContaining('score: “x” is not a number'),
    });
  });

  it('are cut after 5,000 characters, and the check says so', async () => {
    const { id, fields: found } = await checked(`email,Notes\na@example.com,${'x'.repeat(6_000)}\nb@example.com,y\n`);
    expect(found).toMatchObject([{ name: 'Notes', values: 2, cut: 1 }]);
    await run(id);
    expect((await values())[0]).toEqual({ notes: 'x'.repeat(5_000) });
  });

  it('may contain JSON with characters that cannot be stored, and rows without it', async () => {
    const odd = String.raw`{""ci\u0000ty"":""a\u0000b"",""__proto__"":""\ud800"",""none"":null}`;
    const rows = Array.from({ length: 21 }, (_, n) => `a${n + 10}@example.com,"${odd}"`);
    await imported(['email,attributes', ...rows, 'b@example.com,plain'].join('\n'));
    const found = await values();
    expect([found[0], found.at(-1)]).toEqual([{ ci_ty: 'a b', proto: '\ufffd' }, { attributes: 'plain' }]);
  });

  it('may have the same name, no name, or the name of a deleted field', async () => {
    const gone = await field('Notes', 'text');
    const { id } = await checked('email,Notes,Notes,\na@example.com,one,two,three\n');
    await list.asStaff(deleteSubscriberField, { params: { id: gone.id } });
    await run(id);
    expect(await values()).toEqual([{ notes_2: 'one', notes_3: 'two', column_4: 'three' }]);
    expect(await fields()).toEqual(['Column 4 column_4 text', 'Notes notes_2 text', 'Notes 2 notes_3 text']);
  });

  it.each(['2', '2:City', 'a:-', '2:new-color', '2:-;3:-'])('cannot be chosen as %j', async (choice) => {
    expect(await upload(file, `?fields=${choice}`)).toMatchObject({ status: 400, code: 'invalid_input' });
  });

  it('cannot fill a field that does not exist', async () => {
    const response = await upload(file, '?fields=2:town');
    expect([response.status, response.title]).toEqual([
      422,
      'The field chosen for the column “City” does not exist any more.',
    ]);
  });
});

describe('people who are on the list already', () => {
  const undo = async (id: string) => {
    await list.asStaff(undoImport, { params: { id } });
    await maintainImports(list.test.orm);
  };

  it('get the values of empty fields, and keep the others', async () => {
    await field('city', 'text');
    await add('a@example.com', 'b@example.com', 'c@example.com');
    await list.sql(`update email_list_subscribers set fields = '{"city":"Aspen"}' where email = 'a@example.com'`);
    const receipt = await imported(file);
    expect(receipt).toMatchObject({ counts: { added: 0, present: 3 }, filled: 2 });
    expect(await values()).toMatchObject([{ city: 'Aspen', zip: '02134' }, { city: 'Boulder', zip: '80202' }, {}]);
    expect((await people())[0]).toMatchObject({ firstName: null, source: 'manual' });
    expect((await imported(file)).filled).toBe(0);
  });

  it('lose these values when the import is undone, unless somebody changed them', async () => {
    await add('a@example.com', 'b@example.com');
    const { id } = await imported(file);
    await list.sql(
      `update email_list_subscribers set fields = fields || '{"city":"Vail","note":"x"}' where email = 'b@example.com'`,
    );
    await undo(id);
    expect((await people()).map(({ email }) => email)).toEqual(['a@example.com', 'b@example.com']);
    const stored = await list.sql('select fields from email_list_subscribers order by email');
    expect(stored).toEqual([{ fields: {} }, { fields: { city: 'Vail', note: 'x' } }]);
    expect(await list.sql('select * from subscriber_import_fills')).toEqual([]);
  });

  it('get nothing when they left the list', async () => {
    await add('a@example.com');
    await list.sql(`update email_list_subscribers set status = 'unsubscribed'`);
    expect(await imported(file)).toMatchObject({ counts: { left: 1 }, filled: 0 });
    expect((await values())[0]).toEqual({});
  });
});

describe('people who unsubscribed elsewhere', () => {
  it('are counted before the import, and the row that unsubscribes a person wins', async () => {
    await add('here@example.com');
    const { id, counts } = await checked(
      'email,status\na@example.com,subscribed\nA@example.com,Unsubscribed\nhere@example.com,unsubscribed\n',
    );
    expect(counts).toEqual({ added: 0, present: 0, left: 0, doubled: 1, invalid: 0, unsubscribed: 2 });
    expect((await run(id)).counts).toEqual(counts);
    expect(await people()).toMatchObject([
      { email: 'A@example.com', status: 'unsubscribed', unsubscribedBy: null },
      { email: 'here@example.com', status: 'unsubscribed', unsubscribedBy: 'ada@lanesight.ai' },
    ]);
  });
});
