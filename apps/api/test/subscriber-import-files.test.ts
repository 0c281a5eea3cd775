import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { discardImport, listImports, startImport } from '@workspace/contracts/subscriber-imports';
import { suppress } from '../src/features/suppressions/suppress.ts';
import { inTransaction } from '../src/database/in-transaction.ts';
import { maintainImports } from '../src/features/subscriber-imports/maintain-imports.ts';
import { dropStaleStages } from '../src/features/subscriber-imports/stage-table.ts';
import { applyRule } from './apply-retention-rule.ts';
import { file } from './a-csv.ts';
import { useImportList } from './use-import-list.ts';

const list = useImportList();
const { upload, checked, one, rejects, people, add, stages } = list;

async function deleteUndecided(days: number): Promise<void> {
  await applyRule(list.test.orm.em.fork(), 'undecided-imports', new Date(Date.now() + days * 86_400_000));
  await inTransaction(list.test.orm, dropStaleStages);
}

describe('an uploaded file', () => {
  it('is read and counted by row, without adding subscribers', async () => {
    await add('there@example.com');
    await suppress(list.test.orm.em.fork(), 'LEFT@example.com', 'left');
    const read = await checked(file);
    expect(read).toMatchObject({
      status: 'checked',
      fileName: 'people.csv',
      bytes: Buffer.byteLength(file),
      checksum: createHash('sha256').update(file).digest('hex'),
      header: ['Email', 'First Name', 'Last Name', 'Town'],
      columns: { email: 0, firstName: 1, lastName: 2 },
      rows: 7,
      counts: { added: 2, present: 1, left: 1, doubled: 1, invalid: 2 },
      createdBy: 'ada@lanesight.ai',
    });
    expect(await rejects(read.id)).toEqual([
      { line: 4, email: 'nobody', reason: 'no_address' },
      { line: 5, email: 'bert@EXAMPLE.com', reason: 'doubled' },
      { line: 6, email: 'left@example.com', reason: 'left' },
      { line: 8, email: 'a@b', reason: 'bad_address' },
    ]);
    expect((await people()).map(({ email }) => email)).toEqual(['there@example.com']);
  });

  it('may state its column mapping', async () => {
    const { columns, counts } = await checked('contact,who\na@example.com,Ann\n', '?email=0&firstName=1');
    expect([columns, counts.added]).toEqual([{ email: 0, firstName: 1, lastName: null }, 1]);
    expect((await checked('email,first name\na@example.com,Ann\n', '?firstName=-1')).columns.firstName).toBeNull();
    expect(await upload('email\na@example.com\n', '?email=7')).toMatchObject({ status: 422, code: 'no_email_column' });
  });

  it.each([
    ['', 'no_rows', 'CSV must contain at least a header row and one data row'],
    ['email,name\r\n\r\n', 'no_rows', 'CSV must contain at least a header row and one data row'],
    ['name,town\nAnna,Bern\n', 'no_email_column', 'CSV must contain an email column'],
    ['email\nnobody\n\n,\n', 'no_addresses', 'No valid email addresses found in CSV'],
    ['email,name\na@example.com,"open\n', 'unreadable', 'A quote in the row that begins in line 2 is never closed.'],
    [
      `email,first_name\na@example.com,${'x'.repeat(300)}\nnobody,Ben\n`,
      'no_addresses',
      'No row can be added: every row with a valid address has a name of more than 200 characters, the first in line 2.',
    ],
    [
      'PK\u0003\u0004xl/workbook.xml',
      'unreadable',
      'This is an Excel workbook, not a CSV file. Open it and save it as CSV.',
    ],
  ])('is rejected as %j with a message, and leaves nothing behind', async (content, code, title) => {
    expect(await upload(content)).toMatchObject({ status: 422, code, title });
    expect((await list.asStaff(listImports, { params: { listId: list.listId } })).subscriberImports).toEqual([]);
    await deleteUndecided(0);
    expect(await stages()).toEqual([]);
  });

  it('has to be CSV', async () => {
    const response = await upload('email\na@example.com\n', '', { type: 'application/pdf' });
    expect(response).toMatchObject({ status: 415, title: 'Choose a CSV file.' });
  });

  it('is listed before older files', async () => {
    const ids: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) ids.unshift((await checked('email\na@example.com\n')).id);
    const { subscriberImports } = await list.asStaff(listImports, { params: { listId: list.listId } });
    expect(subscriberImports.map(({ id }) => id)).toEqual(ids);
  });

  it('is shown under a printable name', async () => {
    const name = async (given: string) =>
      (await upload('email\na@example.com\n', '', { name: given })).subscriberImport.fileName;
    expect(await name('C:\\lists\\people\u0007.csv')).toBe('people .csv');
    expect(await name(`${'x'.repeat(300)}.csv`)).toHaveLength(255);
  });

  it('is deleted when it is discarded, or after a week', async () => {
    const first = await checked(file);
    await list.asStaff(discardImport, { params: { id: first.id } });
    await expect(one(first.id)).rejects.toMatchObject({ code: 'not_found' });
    const second = await checked(file);
    await deleteUndecided(6.9);
    expect(await one(second.id)).toMatchObject({ status: 'checked' });
    await deleteUndecided(7.1);
    await expect(one(second.id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await stages()).toEqual([]);
  });

  it('stays as an import once its rows were imported', async () => {
    const { id } = await checked(file);
    await list.asStaff(startImport, { params: { id } });
    await maintainImports(list.test.orm);
    await deleteUndecided(30);
    expect(await one(id)).toMatchObject({ status: 'done' });
  });
});
