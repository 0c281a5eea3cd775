import { afterAll, beforeAll, expect, it } from 'vitest';
import { findSubjects } from '../src/features/audit-log/find-subjects.ts';
import { pageOfEntries } from '../src/features/audit-log/list-entries.ts';
import { plansOf } from './plans-of.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

const rows = 200_000;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await test.orm.em.fork().execute(
    `insert into audit_log (at, person, action, resource, resource_id, request_id)
     select now() + interval '60 days' - n * interval '1 minute', 'p' || n % 7 || '@lanesight.ai', 'a', 'r' || n % 11, n::text, ''
     from generate_series(1, ?) n`,
    [rows],
  );
  await test.orm.em.fork().execute('analyze audit_log');
});
afterAll(() => test.close());

it.each([
  {},
  { resource: 'r1' },
  { person: 'p1@lanesight.ai' },
  { person: 'p1@lanesight.ai', resource: 'r1' },
  { person: 'nobody@lanesight.ai', resource: 'r1' },
  { resourceId: '77' },
  { until: new Date(Date.now() - 100_000 * 60_000).toISOString() },
])('a page of the audit log with %j comes from an index', async (filters) => {
  const plans = await plansOf(test.orm, () => pageOfEntries(test.orm.em.fork(), { ...filters, page: 3 }));
  expect(plans).toContain('Index');
  // A partition without rows costs nothing to scan.
  expect(plans).not.toMatch(/Seq Scan on audit_log.*\.\.(?!0\.00)/);
});

it('a page of the audit log of some days reads the partition of their month alone', async () => {
  const [month] = await test.orm.em
    .fork()
    .execute<[{ name: string; from: string }]>(
      `select name, starts_at + interval '1 day' as from from months_of('audit_log') where starts_at > now() order by 2`,
    );
  const [from, until] = [0, 2].map((days) => new Date(Date.parse(month.from) + days * 86_400_000).toISOString());
  const filters = { from: from!, until: until! };
  const plans = await plansOf(test.orm, () => pageOfEntries(test.orm.em.fork(), filters));
  expect(new Set(plans.match(/(?<= on )audit_log_\d+_\d+\b|audit_log_(?:first|other)/g))).toEqual(
    new Set([month.name]),
  );
});

it('finds the names of a page by keys', async () => {
  await test.orm.em.fork().execute(
    `insert into email_list_subscribers (email_list_id, email)
     select (select id from email_lists limit 1), 'p' || n || '@example.org' from generate_series(1, 20000) n`,
  );
  await test.orm.em.fork().execute('analyze email_list_subscribers');
  const resourceId = '01900000-0000-7000-8000-000000000003';
  const plans = await plansOf(test.orm, () => findSubjects(test.orm.em.fork(), [{ resourceId }]));
  expect(plans).toContain('Index Scan using email_list_subscribers_pkey');
});
