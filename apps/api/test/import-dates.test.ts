import { beforeEach, describe, expect, it } from 'vitest';
import { createSubscriberField } from '@workspace/contracts/subscriber-fields';
import { startImport } from '@workspace/contracts/subscriber-imports';
import { maintainImports } from '../src/features/subscriber-imports/maintain-imports.ts';
import { useImportList } from './use-import-list.ts';

const list = useImportList();
const { checked, people, rejects } = list;
beforeEach(() => list.sql('delete from subscriber_fields'));

const fileOf = (...dates: string[]) =>
  ['email,Since', ...dates.map((date, index) => `a${index}@example.com,${date}`)].join('\n');
async function imported(id: string) {
  await list.asStaff(startImport, { params: { id } });
  await maintainImports(list.test.orm);
  return (await people()).map(({ fields }) => fields['since']);
}
const aDateField = () => list.asStaff(createSubscriberField, { body: { name: 'Since', type: 'date' } });

describe('dates with slashes', () => {
  it('are read as American ones, and the check says so', async () => {
    const { id, fields } = await checked(fileOf('05/01/2026', '12/31/2026'));
    expect(fields).toMatchObject([
      { type: 'date', slashed: { text: '05/01/2026', date: '2026-05-01', isDayFirst: false } },
    ]);
    expect(await imported(id)).toEqual(['2026-05-01', '2026-12-31']);
  });

  it.each([
    ['a new field', async () => {}],
    ['an existing field', aDateField],
  ])('are all read with the day first when one of them proves it, in %s', async (_name, prepare) => {
    await prepare();
    const { id, fields, counts } = await checked(fileOf('05/01/2026', '31/1/2026', '2026-02-03', '7/7/2026'));
    expect(fields).toMatchObject([
      { type: 'date', slashed: { text: '05/01/2026', date: '2026-01-05', isDayFirst: true } },
    ]);
    expect(counts).toMatchObject({ added: 4, invalid: 0 });
    expect(await imported(id)).toEqual(['2026-01-05', '2026-01-31', '2026-02-03', '2026-07-07']);
  });

  it('have times, and turn around with them', async () => {
    const { id, fields } = await checked(fileOf('05/01/2026 9:30', '31/1/2026 2:05:09 PM', '2026-02-03'));
    expect(fields).toMatchObject([{ type: 'date', slashed: { date: '2026-01-05', isDayFirst: true } }]);
    expect(await imported(id)).toEqual(['2026-01-05T09:30', '2026-01-31T14:05:09', '2026-02-03']);
  });

  it('remain texts in a new field when they prove both orders', async () => {
    const { id, fields } = await checked(fileOf('05/01/2026', '31/1/2026', '1/31/2026'));
    expect(fields).toEqual([{ column: 1, name: 'Since', key: null, type: 'text', values: 3 }]);
    expect(await imported(id)).toEqual(['05/01/2026', '31/1/2026', '1/31/2026']);
  });

  it('are rejected in a field of dates when they begin with the day and others do not', async () => {
    await aDateField();
    const { id } = await checked(fileOf('05/01/2026', '31/1/2026', '1/31/2026'));
    expect(await rejects(id)).toEqual([
      { line: 3, email: 'a1@example.com', reason: 'bad_value', detail: 'Since: “31/1/2026” is not a date' },
    ]);
    expect(await imported(id)).toEqual(['2026-05-01', '2026-01-31']);
  });
});
