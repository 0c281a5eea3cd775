import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOfEvent } from '../src/features/webhooks/data-of-event.ts';
import { plansOf } from './plans-of.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

const rows = 20_000;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const fill = [
    `insert into contacts (first_name, last_name, email, city_size, service_interest)
     select 'Ada', n::text, n || '@city.example', 'medium', 'full-service' from generate_series(1, ${rows}) n`,
    `insert into email_list_subscribers (email_list_id, email)
     select (select id from email_lists limit 1), n || '@city.example' from generate_series(1, ${rows}) n`,
    `insert into mail_suppressions (address_hash, reason)
     select decode(md5(n::text), 'hex'), 'bounced' from generate_series(1, ${rows}) n`,
    'analyze contacts, email_list_subscribers, mail_suppressions',
  ];
  for (const sql of fill) await test.orm.em.fork().execute(sql);
});
afterAll(() => test.close());

it.each([
  ['request.received', randomUUID()],
  ['subscriber.joined', randomUUID()],
  ['delivery.bounced', 'ab'.repeat(16)],
])('the data of %s comes from an index', async (event, id) => {
  const plans = await plansOf(test.orm, () => dataOfEvent(test.orm.em.fork(), event, { id }));
  expect(plans).toContain('Index');
  expect(plans).not.toContain('Seq Scan');
});
