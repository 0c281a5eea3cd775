import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrations } from '../src/database/migrations.ts';
import { contractingStatements } from './contracting-statements.ts';

/** Earlier migrations were written when no release had to run beside another. */
const first = '20270210-schema-compatibility';
const folder = join(import.meta.dirname, '../src/database/migrations');
const later = migrations.map(({ name }) => name).filter((name) => name >= first);

describe('migrations', () => {
  it.each(later)('keep %s compatible with earlier code, or say which code is too old', (name) => {
    const text = readFileSync(join(folder, `${name}.ts`), 'utf8');
    const saysSo = /update schema_compatibility set oldest_code = '\d{8}-[\w-]+'/.test(text);
    expect(saysSo ? [] : contractingStatements(text)).toEqual([]);
  });
});

describe('contractingStatements', () => {
  it.each([
    ['alter table a drop column b', 'drop column'],
    ['DROP TABLE a', 'drop table'],
    ['alter table a rename to b', 'rename to'],
    ['alter table a rename column b to c', 'rename column'],
    ['alter table a alter column b type bigint', 'alter column b type'],
    ['alter table a alter column b set not null', 'set not null'],
    ['alter table a add column b text not null', 'add column b text not null'],
  ])('finds %s', (statement, found) => {
    expect(contractingStatements(statement)).toContain(found);
  });

  it.each([
    'alter table a add column b text',
    "alter table a add column b text not null default ''",
    "alter table a add column b text default '' not null",
    'create table a (b text not null)',
    'create index concurrently a_b on a (b)',
    'drop index a_b',
    "format('drop table %I', partition)",
    'alter index a_b rename to a_c',
    'alter table a rename to a_first; create table a (b text) partition by range (b)',
    'alter table a alter column b drop not null',
  ])('accepts %s', (statement) => {
    expect(contractingStatements(statement)).toEqual([]);
  });
});
