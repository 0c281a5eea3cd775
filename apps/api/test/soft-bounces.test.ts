import type { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { softBounces } from '@workspace/contracts/suppressions';
import { connectDatabase } from '../src/database/orm.ts';
import { recordEvents } from '../src/features/mail-events/record-events.ts';
import { eraseAddress } from '../src/features/mail-preferences/erase-address.ts';
import { suppressionsOf } from '../src/features/suppressions/find-suppressions.ts';
import { testDatabase } from './test-database.ts';

const email = 'anna@example.org';
let orm: MikroORM;
let listId: string;
beforeAll(async () => {
  orm = await connectDatabase(await testDatabase());
});
afterAll(() => orm.close());

const em = () => orm.em.fork();
const sql = <T extends object>(query: string, values: unknown[] = []) => em().execute<T[]>(query, values);

beforeEach(async () => {
  await sql('delete from newsletter_campaigns');
  await sql('delete from mail_suppressions');
  const [list] = await sql<{ id: string }>(`insert into email_lists (name) values ('Cities') returning id`);
  listId = list!.id;
  await sql('insert into email_list_subscribers (email_list_id, email) values (?, ?)', [listId, email]);
});

/** A campaign whose email to Anna the mail server accepted this many days ago. */
async function sent(daysAgo: number): Promise<string> {
  const [campaign] = await sql<{ id: string }>(
    `insert into newsletter_campaigns (name, subject, email_list_id, status, html, text, started_at)
     values ('Issue', 'Issue', ?, 'sent', '', '', now()) returning id`,
    [listId],
  );
  await sql(
    `insert into newsletter_deliveries (campaign_id, id, email, status, first_attempt_at, changed_at)
     values (?, 1, 'Anna@example.org', 'handed_over', now() - make_interval(days => ?), now() - make_interval(days => ?))`,
    [campaign!.id, daysAgo, daysAgo],
  );
  return campaign!.id;
}

const cameBack = (campaignId?: string, detail = '452 4.2.2 Mailbox full') =>
  recordEvents(em(), [{ kind: 'bounced', isFinal: false, email, campaignId, detail }]);
const suppression = async () => (await suppressionsOf(em(), [email]))[0];

/** Emails on these days, of which each came back. */
async function bounces(days: readonly number[]): Promise<void> {
  for (const day of days) await cameBack(await sent(day));
}

describe('soft bounces in a row', () => {
  it(`suppress an address after ${softBounces} over at least seven days, with the server's words`, async () => {
    await bounces([9, 7, 5, 3]);
    expect(await suppression()).toBeNull();
    await bounces([1]);
    expect(await suppression()).toMatchObject({
      kind: 'bounced',
      reason: '5 emails in a row came back over 8 days. The last one: 452 4.2.2 Mailbox full',
      by: null,
    });
    const [{ status }] = (await sql('select status from email_list_subscribers where email_list_id = ?', [listId])) as [
      { status: string },
    ];
    expect(status).toBe('bounced');
  });

  it('do not suppress an address that was unreachable for less than seven days', async () => {
    await bounces([6, 5, 4, 3, 2, 1]);
    expect(await suppression()).toBeNull();
  });

  it('suppress an address over exactly seven days', async () => {
    await bounces([8, 6, 4, 3]);
    const last = await sent(1);
    await sql(`update newsletter_deliveries set first_attempt_at = date_trunc('day', first_attempt_at)`);
    await cameBack(last);
    expect(await suppression()).toMatchObject({ kind: 'bounced' });
  });

  it('start again after an email that did not come back', async () => {
    await bounces([13, 11]);
    await sent(9);
    await bounces([8, 6, 4, 2]);
    expect(await suppression()).toBeNull();
    await bounces([1]);
    expect(await suppression()).toMatchObject({ kind: 'bounced' });
  });

  it('count one email once, and for its own campaign although a later one was sent', async () => {
    const first = await sent(9);
    for (let reports = 0; reports < 6; reports += 1) await cameBack(first);
    const later = await sent(1);
    await cameBack(first);
    expect(await suppression()).toBeNull();
    expect(await sql('select reason from newsletter_deliveries where campaign_id = ?', [later])).toEqual([
      { reason: null },
    ]);
  });

  it('leave an email of more than two weeks ago as it is', async () => {
    const [old, recent] = [await sent(15), await sent(13)];
    await cameBack(old);
    expect(await sql('select campaign_id as id, reason from newsletter_deliveries where reason is not null')).toEqual([
      { id: recent, reason: 'came_back' },
    ]);
  });

  it.each([
    '550 5.7.1 Client host blocked using zen.spamhaus.org',
    '550 5.7.26 Unauthenticated email is not accepted due to the DMARC policy',
    '552 5.3.4 Message size exceeds fixed limit',
    '421 4.7.28 Gmail has detected an unusual rate of email',
  ])('count no email that came back because of our sending: %s', async (detail) => {
    for (const day of [13, 11, 9, 7, 5]) await cameBack(await sent(day), detail);
    expect(await suppression()).toBeNull();
    await bounces([4, 3]);
    expect(await suppression()).toBeNull();
  });

  it('go on after an email that came back because of our sending', async () => {
    await bounces([13, 11, 9, 7]);
    await cameBack(await sent(5), '550 5.7.1 Client host blocked using zen.spamhaus.org');
    expect(await suppression()).toBeNull();
    await bounces([3]);
    expect(await suppression()).toMatchObject({ kind: 'bounced' });
  });

  it('count final bounces that are in doubt', async () => {
    const doubted = async (daysAgo: number) => {
      const campaignId = await sent(daysAgo);
      await sql(
        `insert into newsletter_deliveries (campaign_id, id, email, status, reason, failure)
         select ?, n, 'reader' || n || '@example.org', 'handed_over', 'came_back', 'bad_mailbox' from generate_series(2, 9) n`,
        [campaignId],
      );
      await recordEvents(em(), [{ kind: 'bounced', email, campaignId, detail: '550 5.1.1 User unknown' }]);
    };
    for (const day of [9, 7, 5, 3]) await doubted(day);
    expect(await suppression()).toBeNull();
    await doubted(1);
    expect(await suppression()).toMatchObject({ kind: 'bounced' });
  });

  it('are forgotten with an erased person', async () => {
    await bounces([9, 7, 5, 3]);
    await eraseAddress(em(), email);
    await bounces([1]);
    expect(await suppression()).toMatchObject({ kind: 'erased', email: null, reason: null });
  });
});
