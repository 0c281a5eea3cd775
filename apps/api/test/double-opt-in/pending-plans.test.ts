import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countPending } from '../../src/features/pending-sign-ups/count-pending.ts';
import { pageOfSignUps } from '../../src/features/pending-sign-ups/list-sign-ups.ts';
import { queueReminders } from '../../src/features/pending-sign-ups/queue-reminders.ts';
import { personalDataOf } from '../../src/features/personal-data/personal-data-of.ts';
import { fillList } from '../fill-list.ts';
import { plansOf } from '../plans-of.ts';
import { startSignUpTest, type SignUpTest } from './sign-up-test.ts';

let test: SignUpTest;
let listId: string;
beforeAll(async () => {
  test = await startSignUpTest();
  listId = await fillList(test.sql, 50_000);
  await test.sql(
    `insert into pending_sign_ups (email_list_id, email, requested_at, mail_requested_at, next_at, expires_at)
     select ?, 'waiting' || n || '@example.com', now(), now(), now(), now() + interval '7 days'
     from generate_series(1, 2000) n`,
    [listId],
  );
  await test.sql(
    `insert into mail_suppressions (address_hash, reason)
     select address_hash('left' || n || '@example.com'), 'left' from generate_series(1, 20000) n`,
  );
  await test.sql('analyze mail_suppressions');
}, 60_000);
afterAll(() => test.close());

const newEm = () => test.orm.em.fork();

describe.each([
  ['never analyzed', undefined],
  ['analyzed', 'analyze pending_sign_ups'],
])('pending sign-ups of a long list, %s', (_state, before) => {
  beforeAll(async () => void (before && (await test.sql(before))));

  it.each<[string, () => Promise<unknown>]>([
    ['counting them', () => countPending(newEm(), [listId])],
    ['listing them', () => pageOfSignUps(newEm(), listId, { now: new Date() })],
    ['queueing reminders', () => queueReminders(newEm(), new Date())],
    ['sending emails', () => test.sendMailTo(1)],
    ['exporting a person', () => personalDataOf(newEm(), 'waiting1@example.com', new Date())],
  ])('need no scan of the list when %s', async (_name, work) => {
    const plans = await plansOf(test.orm, work);
    expect(plans).not.toMatch(/Seq Scan on (email_list_subscribers|mail_suppressions) |hashed SubPlan/);
  });
});
