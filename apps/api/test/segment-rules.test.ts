import { beforeEach, describe, expect, it } from 'vitest';
import { createSubscriberField } from '@workspace/contracts/subscriber-fields';
import type { FieldType } from '@workspace/contracts/field-values';
import { segmentCondition } from '../src/features/segments/segment-condition.ts';
import { useSegments } from './use-segments.ts';

const segments = useSegments();
const { sql, list, count } = segments;

beforeEach(async () => {
  await segments.clear();
  const types: [string, FieldType][] = [
    ['City', 'text'],
    ['Age', 'number'],
    ['Since', 'date'],
    ['VIP', 'boolean'],
  ];
  for (const [name, type] of types) await segments.asStaff(createSubscriberField, { body: { name, type } });
});

describe('field rules', () => {
  beforeEach(() =>
    list(
      'A',
      {
        email: 'ann@city.example',
        firstName: 'Ann',
        fields: { city: 'Denver', age: 9, since: '2026-01-31', vip: true },
      },
      { email: 'ben@city.example', fields: { city: 'denver 50%', age: 10, since: '2026-01-31T23:59:59Z', vip: false } },
      { email: 'cy@farm.example', lastName: 'Roe_X', fields: { age: -1.5, since: '2025-12-01' } },
      'dee@farm.example',
    ),
  );

  it.each([
    [{ field: 'city', is: 'DENVER' }, 1],
    [{ field: 'city', isNot: 'Denver' }, 3],
    [{ field: 'city', contains: 'denver' }, 2],
    [{ field: 'city', contains: '0%' }, 1],
    [{ field: 'city', contains: '_' }, 0],
    [{ field: 'city', is: null }, 2],
    [{ field: 'city', isNot: null }, 2],
    [{ field: 'age', is: 10 }, 1],
    [{ field: 'age', isNot: 10 }, 3],
    [{ field: 'age', over: 9 }, 1],
    [{ field: 'age', under: 9.5 }, 2],
    [{ field: 'since', is: '2026-01-31' }, 2],
    [{ field: 'since', after: '2026-01-31' }, 0],
    [{ field: 'since', after: '2026-01-30' }, 2],
    [{ field: 'since', before: '2026-01-31' }, 1],
    [{ field: 'vip', is: true }, 1],
    [{ field: 'vip', is: false }, 1],
    [{ field: 'vip', isNot: true }, 3],
    [{ field: 'vip', is: null }, 2],
    [{ field: 'email', contains: '@CITY.' }, 2],
    [{ field: 'email', is: 'CY@farm.example' }, 1],
    [{ field: 'firstName', is: 'ann' }, 1],
    [{ field: 'lastName', contains: 'roe_' }, 1],
    [{ field: 'lastName', is: null }, 3],
  ])('count with %j %i', async (rule, people) => {
    expect(await count({ all: [rule] })).toBe(people);
  });
});

describe('other rules', () => {
  it('count the people of a list, whatever other list matches the rest', async () => {
    const a = await list('A', 'a@example.com', 'b@example.com');
    const b = await list('B', { email: 'A@example.com', fields: { city: 'Bern' } }, 'c@example.com');
    expect(await count({ all: [{ list: a }] })).toBe(2);
    expect(await count({ all: [{ list: a }, { list: b }] })).toBe(1);
    expect(await count({ any: [{ list: a }, { list: b }] })).toBe(3);
    expect(await count({ all: [{ list: a }, { field: 'city', is: 'bern' }] })).toBe(1);
    await sql("update email_list_subscribers set status = 'unsubscribed' where email = 'a@example.com'");
    expect(await count({ all: [{ list: a }, { list: b }] })).toBe(0);
  });

  it('count by the time of joining, the source and the import', async () => {
    const a = await list('A', 'new@example.com', { email: 'old@example.com', source: 'website' });
    await sql("update email_list_subscribers set created_at = now() - interval '40 days' where email like 'old%'");
    const [{ id }] = (await sql<{ id: string }>(
      `insert into subscriber_imports (email_list_id, file_name, bytes, checksum, header, email_column, rows, added,
         present, left_before, doubled, invalid, created_by)
       values (?, 'f', 1, 'c', '{}', 0, 1, 1, 0, 0, 0, 0, 'ada') returning id`,
      [a],
    )) as [{ id: string }];
    await sql("update email_list_subscribers set import_id = ?, source = 'import' where email like 'new%'", [id]);
    expect(await count({ all: [{ joinedWithinDays: 30 }] })).toBe(1);
    expect(await count({ all: [{ joinedWithinDays: 41 }] })).toBe(2);
    expect(await count({ all: [{ source: 'website' }] })).toBe(1);
    expect(await count({ all: [{ importId: id }] })).toBe(1);
  });

  it('count the people who clicked, without scanners and by any spelling of the address', async () => {
    const a = await list('A', 'Ann@example.com', 'ben@example.com', 'cy@example.com', 'dee@example.com');
    const [{ id }] = (await sql<{ id: string }>(
      `insert into newsletter_campaigns (name, subject, email_list_id) values ('N', 'S', ?) returning id`,
      [a],
    )) as [{ id: string }];
    const clicks = [
      ['ann@EXAMPLE.com', 'first', 2],
      ['ben@example.com', 'scanner', 2],
      ['cy@example.com', 'again', 50],
    ] as const;
    for (const [index, [email, status, days]] of clicks.entries()) {
      await sql('insert into newsletter_deliveries (campaign_id, id, email) values (?, ?, ?)', [id, index + 1, email]);
      await sql(
        `insert into newsletter_clicks (id, campaign_id, delivery_id, link, at, is_machine, standing)
         values (uuidv7(), ?, ?, 1, now() - make_interval(days => ?), false, ?)`,
        [id, index + 1, days, status],
      );
    }
    expect(await count({ all: [{ clickedWithinDays: 30 }] })).toBe(1);
    expect(await count({ any: [{ clickedWithinDays: 60 }, { field: 'email', is: 'ben@example.com' }] })).toBe(3);
  });
});

describe('segmentCondition', () => {
  it.each([[{ all: [] }], [{ any: [{ field: 'gone', is: 'x' }] }], [{ all: [{ other: 1 }] }]])(
    'throws for %j instead of matching everybody',
    (rules) => {
      expect(() => segmentCondition(rules as never, new Map())).toThrow(/no rules|no field|no known kind/);
    },
  );
});
