import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FieldType, FieldValue, FieldValues } from '@workspace/contracts/field-values';
import { comparisonsOf } from '@workspace/contracts/rule-errors';
import { rulesOf, type SegmentRule } from '@workspace/contracts/segment-rules';
import { countPeople } from '../src/features/segments/count-people.ts';
import { segmentCondition } from '../src/features/segments/segment-condition.ts';
import { useSegments } from './use-segments.ts';

const segments = useSegments();

const types = new Map<string, FieldType>([
  ['city', 'text'],
  ['age', 'number'],
  ['since', 'date'],
  ['vip', 'boolean'],
]);
const lists = [1, 2, 3].map((n) => `0193${n}f1e-aaaa-7bbb-8ccc-0123456789ab`);

interface Row {
  list: string;
  email: string;
  firstName: string | null;
  fields: FieldValues;
  status: 'subscribed' | 'unsubscribed';
  daysAgo: number;
  source: string;
}

const text = fc.constantFrom('Bern', 'bern', 'BERN 50%', 'b_n', 'b\\n', 'Ulm', 'é');
const valueOf: Record<FieldType, fc.Arbitrary<FieldValue>> = {
  text,
  number: fc.constantFrom(-1, 0, 0.5, 2, 10, 9),
  date: fc.constantFrom('2025-12-31', '2026-01-01', '2026-01-01T10:00:00Z', '2026-02-01'),
  boolean: fc.boolean(),
};
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const row: fc.Arbitrary<Row> = fc.record({
  list: fc.constantFrom(...lists),
  email: fc.constantFrom('a', 'A', 'b', 'c', 'd', 'D', 'e').map((name) => `${name}@x.example`),
  firstName: fc.option(text),
  fields: fc
    .record(Object.fromEntries([...types].map(([key, type]) => [key, optional(valueOf[type])])))
    .map((values) => JSON.parse(JSON.stringify(values)) as FieldValues),
  status: fc.constantFrom('subscribed', 'subscribed', 'subscribed', 'unsubscribed'),
  daysAgo: fc.constantFrom(1, 20, 60),
  source: fc.constantFrom('manual', 'import', 'website'),
});
const people = fc.uniqueArray(row, {
  maxLength: 14,
  selector: ({ list, email }) => `${list} ${email.toLowerCase()}`,
});

const fieldRule = fc
  .constantFrom<[string, FieldType]>(...types, ['firstName', 'text'], ['email', 'text'])
  .chain(([field, type]) =>
    fc.constantFrom(...comparisonsOf[type]).chain((comparison) => {
      const value = comparison.startsWith('is') ? fc.option(valueOf[type], { freq: 4 }) : valueOf[type];
      return value.map((given) => ({ field, [comparison]: given }));
    }),
  );
const single: fc.Arbitrary<SegmentRule> = fc.oneof(
  { weight: 4, arbitrary: fieldRule },
  fc.constantFrom(...lists).map((list) => ({ list })),
  fc.constantFrom(10, 30, 90).map((joinedWithinDays) => ({ joinedWithinDays })),
  fc.constantFrom('manual', 'import', 'website').map((source) => ({ source })),
);
const { group } = fc.letrec<{ group: SegmentRule; rule: SegmentRule }>((tie) => ({
  rule: fc.oneof({ depthSize: 'small', withCrossShrink: true }, single, tie('group')),
  group: fc
    .tuple(fc.boolean(), fc.array(tie('rule'), { minLength: 1, maxLength: 4 }))
    .map(([isAll, inside]) => (isAll ? { all: inside } : { any: inside })),
}));

const address = ({ email }: Row) => email.toLowerCase();

/** The rules in plain TypeScript. */
function matches(rule: SegmentRule, one: Row, all: readonly Row[]): boolean {
  const inside = rulesOf(rule);
  if (inside) return inside['all' in rule ? 'every' : 'some']((each) => matches(each, one, all));
  if ('list' in rule)
    return all.some(
      (other) => other.list === rule.list && other.status === 'subscribed' && address(other) === address(one),
    );
  if ('joinedWithinDays' in rule) return one.daysAgo < rule.joinedWithinDays;
  if ('source' in rule) return one.source === rule.source;
  if (!('field' in rule)) throw new Error('There is no such rule here');
  const own: Record<string, FieldValue | null> = { email: one.email, firstName: one.firstName };
  const value = (rule.field in own ? own[rule.field] : one.fields[rule.field]) ?? null;
  const [comparison, wanted] = Object.entries(rule).find(([key]) => key !== 'field') as [string, FieldValue | null];
  if (comparison === 'isNot') return !isEqual(value, wanted);
  if (comparison === 'is') return isEqual(value, wanted);
  if (value === null) return false;
  if (comparison === 'contains') return plain(value).includes(plain(wanted!));
  const [left, right] = typeof value === 'number' ? [value, wanted!] : [day(value), day(wanted!)];
  return comparison === 'over' || comparison === 'after' ? left > right : left < right;
}

const plain = (value: FieldValue) => String(value).toLowerCase();
const day = (value: FieldValue) => String(value).slice(0, 10);
const isDate = (value: FieldValue) => /^\d{4}-\d\d-\d\d/.test(String(value));

function isEqual(value: FieldValue | null, wanted: FieldValue | null): boolean {
  if (value === null || wanted === null) return value === wanted;
  return isDate(value) ? day(value) === day(wanted) : plain(value) === plain(wanted);
}

async function store(rows: readonly Row[]): Promise<void> {
  await segments.sql('delete from email_list_subscribers');
  for (const { list, email, firstName, fields, status, daysAgo, source } of rows)
    await segments.sql(
      `insert into email_list_subscribers (email_list_id, email, first_name, fields, status, created_at, source)
       values (?, ?, ?, ?::jsonb, ?, now() - make_interval(days => ?), ?)`,
      [list, email, firstName, JSON.stringify(fields), status, daysAgo, source],
    );
}

/** Counts by the condition alone, as campaigns use it. */
function countSql(rules: SegmentRule): [string, unknown[]] {
  const { sql, values } = segmentCondition(rules, types);
  return [
    `select count(distinct lower(s.email))::int as count from email_list_subscribers s
     where s.status = 'subscribed' and ${sql}`,
    values,
  ];
}

describe('the count of a segment', () => {
  beforeAll(async () => {
    for (const id of lists) await segments.sql(`insert into email_lists (id, name) values (?, 'L')`, [id]);
  });

  it('equals the evaluation of the same rules in plain TypeScript', async () => {
    await fc.assert(
      fc.asyncProperty(people, fc.array(group, { minLength: 1, maxLength: 8 }), async (rows, groups) => {
        await store(rows);
        for (const rules of groups) {
          const found = rows.filter((one) => one.status === 'subscribed' && matches(rules, one, rows));
          const count = await countPeople(segments.test.orm, { rules, types });
          const [plain] = await segments.sql<{ count: number }>(...countSql(rules));
          const expected = new Set(found.map(address)).size;
          expect([rules, count, plain!.count]).toEqual([rules, expected, expected]);
        }
      }),
      { numRuns: 60, seed: 16 },
    );
  }, 60_000);
});
