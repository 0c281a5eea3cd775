import type { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectDatabase } from '../src/database/orm.ts';
import { noCampaign } from '../src/features/mail-preferences/address-token.ts';
import { applyChoice } from '../src/features/mail-preferences/apply-choice.ts';
import { testDatabase } from './test-database.ts';

let orm: MikroORM;
beforeAll(async () => {
  orm = await connectDatabase(await testDatabase());
});
afterAll(() => orm.close());

it.each(['leave-list', 'return'] as const)('adds nobody to a deleted list by %s', async (choice) => {
  const em = orm.em.fork();
  const [{ id }] = await em.execute<[{ id: string }]>(
    `insert into email_lists (name, trashed_at, deleted_at) values (?, now(), now()) returning id`,
    [choice],
  );
  await applyChoice(em, choice, { email: 'anna@example.com', listId: id, campaignId: noCampaign });
  expect(await em.execute('select from email_list_subscribers where email_list_id = ?', [id])).toEqual([]);
});
