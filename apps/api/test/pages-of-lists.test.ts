import { afterAll, beforeAll, expect, it } from 'vitest';
import { listApiKeys } from '@workspace/contracts/api-keys';
import { listAuditLog } from '@workspace/contracts/audit-log';
import { listImages } from '@workspace/contracts/images';
import { listRedirects } from '@workspace/contracts/redirects';
import { listSessions } from '@workspace/contracts/sessions';
import { listStaff } from '@workspace/contracts/staff';
import { listSuppressions } from '@workspace/contracts/suppressions';
import { listWebhookDeliveries, listWebhooks } from '@workspace/contracts/webhooks';
import { startTestApp, type TestApp } from './start-test-app.ts';

const webhookId = '11111111-1111-4111-8111-111111111111';
const people = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@lanesight.ai`);

/** Five rows of each list that is not about the people. */
const rows = [
  `insert into api_keys (name, hint, hash, scopes, created_by, expires_at)
   select n::text, 'lsk_', sha256(n::text::bytea), '{}', (select id from users limit 1), now() + interval '1 day'
   from generate_series(1, 5) n`,
  `insert into audit_log (at, action, resource, request_id)
   select '2026-11-01', 'changePost', 'r', n::text from generate_series(1, 5) n`,
  `insert into images (status, file_name, hash, bytes, width, height, color, fallback, variants, created_by)
   select 'ready', n || '.jpg', n::text, 1, 1, 1, '#000000',
     '{"url":"/media/1.jpg","width":1,"format":"jpeg"}', '[]', 'a'
   from generate_series(1, 5) n`,
  `insert into redirects (path, target, created_by) select '/from-' || n, '/to', 'a' from generate_series(1, 5) n`,
  `insert into mail_suppressions (address_hash, email, reason)
   select address_hash(n || '@example.com'), n || '@example.com', 'left' from generate_series(1, 5) n`,
  `insert into webhooks (id, url, events, secret, created_by)
   select case n when 1 then '${webhookId}' else uuidv7() end, 'https://example.com', '{}', '', 'a'
   from generate_series(1, 5) n`,
  `insert into webhook_deliveries (webhook_id, event, data)
   select '${webhookId}', 'webhook.test', '{}' from generate_series(1, 5) n`,
];

let test: TestApp;
let asStaff: ReturnType<TestApp['callWith']>;
beforeAll(async () => {
  test = await startTestApp();
  for (const email of people) asStaff = test.callWith(await test.signInAs(email));
  for (const row of rows) await test.orm.em.fork().execute(row);
});
afterAll(() => test.close());

interface Query {
  page?: number;
  pageSize: number;
}

const idsOf = (listed: readonly { id: string }[]): string[] => listed.map(({ id }) => id);

it.each<[string, (query: Query) => Promise<string[]>]>([
  ['API keys', async (query) => idsOf((await asStaff(listApiKeys, { query })).apiKeys)],
  ['audit log', async (query) => idsOf((await asStaff(listAuditLog, { query: { ...query, resource: 'r' } })).entries)],
  ['images', async (query) => idsOf((await asStaff(listImages, { query })).images)],
  ['redirects', async (query) => idsOf((await asStaff(listRedirects, { query })).redirects)],
  ['sessions', async (query) => idsOf((await asStaff(listSessions, { query: { ...query, of: 'everyone' } })).sessions)],
  ['staff', async (query) => idsOf((await asStaff(listStaff, { query })).staff)],
  ['suppressed addresses', async (query) => idsOf((await asStaff(listSuppressions, { query })).suppressions)],
  ['webhooks', async (query) => idsOf((await asStaff(listWebhooks, { query })).webhooks)],
  [
    'deliveries of a webhook',
    async (query) => idsOf((await asStaff(listWebhookDeliveries, { params: { id: webhookId }, query })).deliveries),
  ],
])('the list of %s has each row on one page, in one order', async (_name, list) => {
  const all = await list({ pageSize: 100 });
  expect(new Set(all).size).toBe(5);
  const pages = [];
  for (const page of [1, 2, 3, 4]) pages.push(await list({ page, pageSize: 2 }));
  expect(pages).toEqual([all.slice(0, 2), all.slice(2, 4), all.slice(4), []]);
});
