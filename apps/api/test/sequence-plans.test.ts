import { describe, expect, it } from 'vitest';
import { eraseAddress } from '../src/features/mail-preferences/erase-address.ts';
import { lastDays } from '../src/features/overview/days.ts';
import { advanceChunk, dueSequences } from '../src/features/sequences/advance-sequences.ts';
import { suppress } from '../src/features/suppressions/suppress.ts';
import { fillList } from './fill-list.ts';
import { plansOf } from './plans-of.ts';
import { sequenceTest } from './sending/sequence-test.ts';

const one = sequenceTest();
const people = 20_000;

/** A list of 20,000 in a sequence: half of them had its first email, 20 are due. */
async function fill(): Promise<void> {
  const { id, campaignId } = await one.step('First', 0);
  await one.step('Second', 24);
  const listId = await fillList(one.sql, people);
  await one.sql('update sequences set email_list_id = ?', [listId]);
  await one.activate();
  await one.sql(
    `insert into sequence_enrollments (sequence_id, email, source, next_step_id, due_at)
     select ?, s.email, 'staff', ?, now() + case when row_number() over () <= 20 then '-1 hour' else '1 hour' end::interval
     from email_list_subscribers s where s.email_list_id = ?`,
    [one.id, id, listId],
  );
  await one.sql(
    `insert into newsletter_deliveries (campaign_id, id, email, status, enrollment_id)
     select ?, row_number() over (), e.email, 'handed_over', e.id from sequence_enrollments e limit ${people / 2}`,
    [campaignId],
  );
  one.listId = listId;
  await one.sql('analyze sequence_enrollments, newsletter_deliveries, email_list_subscribers');
}

describe('a sequence of a long list', () => {
  it('needs no scan to advance, enroll, list, stop and erase people', async () => {
    await fill();
    const plans = await plansOf(one.one.test.orm, async () => {
      expect(await dueSequences(one.one.newEm())).toEqual([one.id]);
      expect(await one.one.newEm().transactional((inside) => advanceChunk(inside, one.id, []))).toBe(20);
      await one.join('new@example.org');
      await one.people();
      await suppress(one.one.newEm(), 'person77@example13.com', 'left');
      await eraseAddress(one.one.newEm(), 'person78@example14.com');
    });
    expect(plans).not.toMatch(
      /Seq Scan on (sequence_enrollments|newsletter_deliveries_first|email_list_subscribers|mail_suppressions) /,
    );
  }, 180_000);

  it('needs no scan of all batches to count the emails of the last days', async () => {
    const { campaignId } = await one.step('First', 0);
    await one.sql(
      `insert into newsletter_batches (campaign_id, number, first_id, last_id, handed_over, done_at)
       select ?, n, n, n, 1, now() - n * interval '1 hour' from generate_series(1, ${people}) n`,
      [campaignId],
    );
    await one.sql('analyze newsletter_batches');
    const plans = await plansOf(one.one.test.orm, async () => {
      const days = await lastDays(one.one.newEm(), new Date());
      expect(days.reduce((sum, { sequenceEmails = 0 }) => sum + sequenceEmails, 0)).toBeGreaterThan(690);
    });
    expect(plans).toContain('newsletter_batches_done');
    expect(plans).not.toMatch(/Seq Scan on newsletter_batches/);
  });
});
