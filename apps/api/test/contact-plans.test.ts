import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getContact } from '@workspace/contracts/contact-threads';
import { listContacts } from '@workspace/contracts/contacts';
import { getOverview } from '@workspace/contracts/overview';
import { applyRule } from './apply-retention-rule.ts';
import { plansOf } from './plans-of.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';
import { vacuum } from './vacuum.ts';

const requests = 50_000;

let test: TestApp;
let asStaff: ReturnType<TestApp['callWith']>;
const sql = <T extends object>(query: string, values: unknown[] = []) => test.orm.em.fork().execute<T[]>(query, values);

beforeAll(async () => {
  test = await startTestApp();
  asStaff = test.callWith(await test.signInAs('ada@lanesight.ai'));
  // Of a year: one in a thousand waits, one in twenty is spam, one in ten is archived.
  await sql(
    `insert into contacts (first_name, last_name, email, city_size, service_interest, created_at, answered_at, owner,
       archived_at, spam_at, notified_at, soon_reminded_at, late_reminded_at, tags)
     select 'First' || n % 997, 'Last' || (n::bigint * 7919) % 100003, 'person' || n || '@city' || n % 9973 || '.example', 'small', 'not-sure',
       t.at, case when n % 1000 > 0 then t.at + interval '1 hour' end, 'owner' || n % 7 || '@lanesight.ai',
       case when n % 10 = 1 then t.at end, case when n % 20 = 2 then t.at end, t.at, t.at, t.at,
       case when n % 9 = 0 then array['pilot' || n % 499, 'county'] else '{}' end
     from generate_series(1, ${requests}) n, lateral (select now() - n * interval '10 minutes' as at) t`,
  );
  await vacuum(sql, 'contacts');
}, 600_000);
afterAll(() => test.close());

const list = (query: object) => () => asStaff(listContacts, { query });

describe('query plans of requests', () => {
  it.each([
    ['the list', list({})],
    ['late ones', list({ status: 'late' })],
    ['those of one person', list({ status: 'mine' })],
    ['answered ones', list({ status: 'answered', page: 3 })],
    ['archived ones', list({ status: 'archived' })],
    ['spam', list({ status: 'spam' })],
    ['a search', list({ search: 'person4711@' })],
    ['a nightly deletion', () => applyRule(test.orm.em.fork(), 'contacts')],
    ['a search that some match', list({ search: 'first77' })],
    ['a short search', list({ search: 'zz' })],
    ['a tag', list({ search: 'pilot47' })],
    [
      'a request',
      async () => {
        const { contacts } = await asStaff(listContacts, {});
        await asStaff(getContact, { params: { id: contacts[0]!.id } });
      },
    ],
    ['the overview', () => asStaff(getOverview, {})],
  ] as [string, () => Promise<unknown>][])('use indexes for %s', async (_name, work) => {
    const plans = await plansOf(test.orm, work);
    expect(plans).toContain('cost=');
    expect(plans).not.toMatch(/Seq Scan on (contacts|contact_events) /);
  });
});
