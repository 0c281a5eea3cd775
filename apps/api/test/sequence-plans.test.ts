import { beforeEach, describe, expect, it } from 'vitest';
import { eraseAddress } from '../src/features/mail-preferences/erase-address.ts';
import { advanceChunk, dueSequences } from '../src/features/sequences/advance-sequences.ts';
import { fillList } from './fill-list.ts';
import { plansOf } from './plans-of.ts';
import { sequenceTest } from './sending/sequence-test.ts';

const one = sequenceTest();

/** A list of 50,000 in a sequence: half of them done with its first email, 20 due. */
beforeEach(async () => {
  const listId = await fillList(one.sql, 50_000);
  await one.sql('update sequences set email_list_id = ?', [listId]);
  const { id, campaignId } = await one.step('First', 0);
  await one.step('Second', 24);
  await one.activate();
  await one.sql(
    `insert into sequence_enrollments (sequence_id, email, source, next_step_id, due_at)
     select ?, s.email, 'staff', ?, now() + case when row_number() over () <= 20 then '-1 hour' else '1 hour' end::interval
     from email_list_subscribers s where s.email_list_id = ?`,
    [one.id, id, listId],
  );
  await one.sql(
    `insert into newsletter_deliveries (campaign_id, id, email, status, enrollment_id)
     select ?, row_number() over (), e.email, 'handed_over', e.id from sequence_enrollments e limit 25000`,
    [campaignId],
  );
  one.listId = listId;
  await one.sql('analyze sequence_enrollments, newsletter_deliveries, email_list_subscribers');
}, 120_000);

describe('a sequence of a long list', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['finding due sequences', () => dueSequences(one.one.newEm())],
    ['advancing people', () => one.one.newEm().transactional((inside) => advanceChunk(inside, one.id, []))],
    ['listing people', () => one.people()],
    ['enrolling a person', () => one.join('new@example.org')],
    ['stopping a person', () => one.leave('person77@example13.com')],
    ['erasing a person', () => eraseAddress(one.one.newEm(), 'person77@example13.com')],
  ])('needs no scan when %s', async (_name, work) => {
    const plans = await plansOf(one.one.test.orm, work);
    expect(plans).not.toMatch(
      /Seq Scan on (sequence_enrollments|newsletter_deliveries|email_list_subscribers|mail_suppressions) /,
    );
  });
});
