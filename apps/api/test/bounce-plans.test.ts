import { beforeAll, expect, it } from 'vitest';
import { recordEvents } from '../src/features/mail-events/record-events.ts';
import { plansOf } from './plans-of.ts';
import { batchTest } from './sending/batch-test.ts';

const one = batchTest();
beforeAll(async () => {
  await one.begun(20_000);
  const sql = (text: string) => one.newEm().execute(text);
  await sql(`update newsletter_deliveries set status = 'handed_over', first_attempt_at = now()`);
  await sql(`update newsletter_deliveries set reason = 'came_back', failure = 'bad_mailbox' where id <= 4000`);
  await sql(`insert into mail_suppressions (address_hash, email, reason)
    select address_hash(e), e, 'bounced' from (select 'gone' || n || '@example.net' as e from generate_series(1, 20000) n) g`);
  await sql('analyze newsletter_deliveries, newsletter_batches, mail_suppressions, email_list_subscribers');
}, 60_000);

it('records a bounce in doubt by indexes, however large the list is', async () => {
  const email = 'reader9999@example.org';
  const plans = await plansOf(one.test.orm, () => recordEvents(one.newEm(), [{ kind: 'bounced', email }]));
  expect(plans).toContain('update newsletter_deliveries');
  expect(plans).toContain('delete from mail_suppressions');
  expect(plans).not.toMatch(/Seq Scan on (email_list_subscribers|mail_suppressions|newsletter_deliveries_first) /);
});
