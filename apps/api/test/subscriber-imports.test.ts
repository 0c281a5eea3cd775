import { describe, expect, it } from 'vitest';
import { exportRejects, startImport, undoImport } from '@workspace/contracts/subscriber-imports';
import { suppress } from '../src/features/suppressions/suppress.ts';
import { maintainImports } from '../src/features/subscriber-imports/maintain-imports.ts';
import { file } from './a-csv.ts';
import { useImportList } from './use-import-list.ts';

const list = useImportList();
const { sql, checked, imported, one, rejects, people, count, add, stages } = list;

describe('an import', () => {
  it('adds the subscribers that the check counted, as they are in the file, and leaves a receipt', async () => {
    await add('there@example.com');
    await suppress(list.test.orm.em.fork(), 'left@example.com', 'bounced');
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

  it('runs once, however often it is started and by any process', async () => {
    const { id } = await checked(file);
    const starts = await Promise.allSettled(
      Array.from({ length: 5 }, () => list.asStaff(startImport, { params: { id } })),
    );
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await Promise.all([maintainImports(list.test.orm), maintainImports(list.test.orm), maintainImports(list.test.orm)]);
    expect(await one(id)).toMatchObject({ status: 'done', counts: { added: 4 } });
    expect(await count()).toBe(4);
  });

  it('counts subscribers who joined or left between the check and the import', async () => {
    const { id, counts } = await checked('email\na@example.com\nb@example.com\nc@example.com\n');
    expect(counts.added).toBe(3);
    await add('a@example.com');
    await suppress(list.test.orm.em.fork(), 'b@example.com', 'left');
    await list.asStaff(startImport, { params: { id } });
    await maintainImports(list.test.orm);
    expect(await one(id)).toMatchObject({ counts: { added: 1, present: 1, left: 1, doubled: 0, invalid: 0 } });
    expect(await rejects(id)).toEqual([{ line: 3, email: 'b@example.com', reason: 'left' }]);
  });

  it('fails with a message when the database has lost the staged rows', async () => {
    const { id } = await checked(file);
    await sql(`truncate import_stage_${id.replaceAll('-', '')}`);
    await list.asStaff(startImport, { params: { id } });
    await maintainImports(list.test.orm);
    expect(await one(id)).toMatchObject({
      status: 'failed',
      problem: 'The database was restarted since the upload. Upload the file once more.',
    });
    expect(await count()).toBe(0);
  });

  it('adds every subscriber once across several batches, with progress', async () => {
    const rows = Array.from({ length: 60_000 }, (_, n) => `person${(n * 7919) % 60_000}@example.com,Name ${n}`);
    const { counts } = await imported(['email,first name', ...rows, rows[5]].join('\n'));
    expect(counts).toEqual({ added: 60_000, present: 0, left: 0, doubled: 1, invalid: 0 });
    expect(await count()).toBe(60_000);
  });
});

describe('undoing an import', () => {
  it('removes exactly what it added, and leaves those who unsubscribed since', async () => {
    await add('there@example.com');
    const { id } = await imported(file);
    await suppress(list.test.orm.em.fork(), 'anna@example.com', 'left');
    await add('later@example.com');
    await list.asStaff(undoImport, { params: { id } });
    await maintainImports(list.test.orm);
    expect(await one(id)).toMatchObject({ status: 'undone', removed: 2 });
    expect((await people()).map(({ email, status }) => [email, status])).toEqual([
      ['anna@example.com', 'unsubscribed'],
      ['later@example.com', 'subscribed'],
      ['there@example.com', 'subscribed'],
    ]);
    expect(await count()).toBe(2);
    await expect(list.asStaff(undoImport, { params: { id } })).rejects.toMatchObject({ code: 'not_done' });
  });
});

it('exports the rejected rows as CSV with their lines and reasons, safe in a spreadsheet', async () => {
  const { id } = await imported('email\n=cmd|nobody\na@example.com\nA@example.com\n');
  const { body } = await list.test.app.inject({
    url: exportRejects.path.replace(':id', id),
    headers: { cookie: list.cookie },
  });
  expect(body).toBe(
    '\ufeff"line","email","reason"\r\n"2","\'=cmd|nobody","No email address"\r\n"4","A@example.com","In the file more than once"\r\n',
  );
});
