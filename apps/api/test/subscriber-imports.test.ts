import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addSubscribers, listSubscribers } from '@workspace/contracts/email-list-subscribers';
import { createEmailList, getEmailList } from '@workspace/contracts/email-lists';
import {
  discardImport,
  exportRejects,
  getImport,
  listImports,
  startImport,
  undoImport,
  uploadImport,
  type SubscriberImport,
} from '@workspace/contracts/subscriber-imports';
import { suppress } from '../src/features/mail-suppressions/suppress.ts';
import { forgetImports, tendImports } from '../src/features/subscriber-imports/tend-imports.ts';
import { file, formWith, uploadCsv } from './a-csv.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

type Uploaded = { subscriberImport: SubscriberImport; title: string; code: string };

let test: TestApp;
let signedIn: { cookie: string };
let asStaff: ReturnType<TestApp['callWith']>;
let listId: string;
beforeAll(async () => {
  test = await startTestApp();
  signedIn = await test.signInAs('ada@lanesight.ai');
  asStaff = test.callWith(signedIn);
});
afterAll(() => test.close());
const sql = (query: string, values: unknown[] = []) => test.orm.em.fork().execute(query, values);
beforeEach(async () => {
  await sql("delete from email_lists where kind = 'own'");
  await sql('delete from mail_suppressions');
  listId = (await asStaff(createEmailList, { body: { name: 'Engineers' } })).emailList.id;
});

const upload = (content: string | Buffer, query = '', part = {}) =>
  uploadCsv<Uploaded>(
    test.app,
    uploadImport.path.replace(':listId', listId) + query,
    signedIn,
    formWith(content, part),
  );
const checked = async (content: string | Buffer, query = '') => (await upload(content, query)).subscriberImport;
async function imported(content: string | Buffer) {
  const { id } = await checked(content);
  await asStaff(startImport, { params: { id } });
  await tendImports(test.orm);
  return one(id);
}
const found = (id: string) => asStaff(getImport, { params: { id } });
const one = async (id: string) => (await found(id)).subscriberImport;
const rejects = async (id: string) => (await found(id)).rejects;
const people = async () => (await asStaff(listSubscribers, { params: { listId } })).subscribers;
const count = async () => (await asStaff(getEmailList, { params: { id: listId } })).emailList.subscriberCount;
const add = (...emails: string[]) =>
  asStaff(addSubscribers, { params: { listId }, body: { subscribers: emails.map((email) => ({ email })) } });
const stages = () => sql("select tablename from pg_tables where tablename like 'import_stage_%'");

describe('a file that is uploaded', () => {
  it('is read and counted, row by row, and nobody is added', async () => {
    await add('there@example.com');
    await suppress(test.orm.em.fork(), 'LEFT@example.com', 'left');
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

  it('may say itself which column is which', async () => {
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
    ['email,name\na@example.com,"open\n', 'unreadable', 'A quote near line 2 is opened and never closed.'],
  ])('%j is refused with a sentence, and nothing of it stays', async (content, code, title) => {
    expect(await upload(content)).toMatchObject({ status: 422, code, title });
    expect((await asStaff(listImports, { params: { listId } })).subscriberImports).toEqual([]);
    await forgetImports(test.orm, new Date());
    expect(await stages()).toEqual([]);
  });

  it('has to be CSV', async () => {
    const answer = await upload('email\na@example.com\n', '', { type: 'application/pdf' });
    expect(answer).toMatchObject({ status: 415, title: 'Choose a CSV file.' });
  });

  it('is shown under a name that can be shown', async () => {
    const name = async (given: string) =>
      (await upload('email\na@example.com\n', '', { name: given })).subscriberImport.fileName;
    expect(await name('C:\\lists\\people\u0007.csv')).toBe('people .csv');
    expect(await name(`${'x'.repeat(300)}.csv`)).toHaveLength(255);
  });

  it('is forgotten when it is discarded, or after a week', async () => {
    const first = await checked(file);
    await asStaff(discardImport, { params: { id: first.id } });
    await expect(one(first.id)).rejects.toMatchObject({ code: 'not_found' });
    const second = await checked(file);
    await forgetImports(test.orm, new Date(Date.now() + 6 * 86_400_000));
    expect(await one(second.id)).toMatchObject({ status: 'checked' });
    await forgetImports(test.orm, new Date(Date.now() + 8 * 86_400_000));
    await expect(one(second.id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await stages()).toEqual([]);
  });
});

describe('an import', () => {
  it('adds whom the check has counted, as they stand in the file, and leaves a receipt', async () => {
    await add('there@example.com');
    await suppress(test.orm.em.fork(), 'left@example.com', 'bounced');
    expect(await imported(file)).toMatchObject({
      status: 'done',
      progress: 7,
      counts: { added: 2, present: 1, left: 1, doubled: 1, invalid: 2 },
      finishedAt: expect.any(String),
    });
    expect(await people()).toMatchObject([
      { email: 'anna@example.com', firstName: 'Anna', lastName: 'Müller', source: 'import', status: 'subscribed' },
      { email: 'BERT@example.com', firstName: 'Bert "Bo"', lastName: '=SUM(A1)' },
      { email: 'there@example.com', source: 'manual' },
    ]);
    expect(await count()).toBe(3);
    expect(await stages()).toEqual([]);
  });

  it('is done once, however often it is started and whoever does it', async () => {
    const { id } = await checked(file);
    const starts = await Promise.allSettled(Array.from({ length: 5 }, () => asStaff(startImport, { params: { id } })));
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await Promise.all([tendImports(test.orm), tendImports(test.orm), tendImports(test.orm)]);
    expect(await one(id)).toMatchObject({ status: 'done', counts: { added: 4 } });
    expect(await count()).toBe(4);
  });

  it('counts who came or left between the check and the import', async () => {
    const { id, counts } = await checked('email\na@example.com\nb@example.com\nc@example.com\n');
    expect(counts.added).toBe(3);
    await add('a@example.com');
    await suppress(test.orm.em.fork(), 'b@example.com', 'left');
    await asStaff(startImport, { params: { id } });
    await tendImports(test.orm);
    expect(await one(id)).toMatchObject({ counts: { added: 1, present: 1, left: 1, doubled: 0, invalid: 0 } });
    expect(await rejects(id)).toEqual([{ line: 3, email: 'b@example.com', reason: 'left' }]);
  });

  it('fails with a sentence where the database has lost what was read', async () => {
    const { id } = await checked(file);
    await sql(`truncate import_stage_${id.replaceAll('-', '')}`);
    await asStaff(startImport, { params: { id } });
    await tendImports(test.orm);
    expect(await one(id)).toMatchObject({
      status: 'failed',
      problem: 'The database was restarted since the upload. Upload the file once more.',
    });
    expect(await count()).toBe(0);
  });

  it('of several packets adds everyone once, with progress', async () => {
    const rows = Array.from({ length: 60_000 }, (_, n) => `person${(n * 7919) % 60_000}@example.com,Name ${n}`);
    const { counts } = await imported(['email,first name', ...rows, rows[5]].join('\n'));
    expect(counts).toEqual({ added: 60_000, present: 0, left: 0, doubled: 1, invalid: 0 });
    expect(await count()).toBe(60_000);
  });
});

describe('undoing an import', () => {
  it('takes back exactly what it added, and leaves who has left since', async () => {
    await add('there@example.com');
    const { id } = await imported(file);
    await suppress(test.orm.em.fork(), 'anna@example.com', 'left');
    await add('later@example.com');
    await asStaff(undoImport, { params: { id } });
    await tendImports(test.orm);
    expect(await one(id)).toMatchObject({ status: 'undone', removed: 2 });
    expect((await people()).map(({ email, status }) => [email, status])).toEqual([
      ['anna@example.com', 'unsubscribed'],
      ['later@example.com', 'subscribed'],
      ['there@example.com', 'subscribed'],
    ]);
    expect(await count()).toBe(2);
    await expect(asStaff(undoImport, { params: { id } })).rejects.toMatchObject({ code: 'not_done' });
  });
});

it('leaves the rows that were not added as CSV with their lines and reasons, harmless in a spreadsheet', async () => {
  const { id } = await imported('email\n=cmd|nobody\na@example.com\nA@example.com\n');
  const { body } = await test.app.inject({ url: exportRejects.path.replace(':id', id), headers: signedIn });
  expect(body).toBe(
    '\ufeff"line","email","reason"\r\n"2","\'=cmd|nobody","No e-mail address"\r\n"4","A@example.com","In the file more than once"\r\n',
  );
});
