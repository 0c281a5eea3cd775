import type { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { connectDatabase } from '../src/database/orm.ts';
import { findSpamFacts } from '../src/features/contacts/find-spam-facts.ts';
import { testDatabase } from './test-database.ts';

let orm: MikroORM;
beforeAll(async () => {
  orm = await connectDatabase(await testDatabase());
});
beforeEach(() => orm.em.fork().execute('delete from contacts'));
afterAll(() => orm.close());

const now = new Date('2026-06-15T12:00:00Z');
const store = (email: string, marks: Partial<Record<'spam_at' | 'spam_by' | 'answered_at', string>> = {}) =>
  orm.em.fork().execute(
    `insert into contacts (first_name, last_name, email, city_size, service_interest, created_at, spam_at, spam_by, answered_at)
     values ('Tom', 'Berg', ?, 'medium', 'full-service', ?, ?, ?, ?)`,
    [email, '2026-06-01T00:00:00Z', marks.spam_at ?? null, marks.spam_by ?? null, marks.answered_at ?? null],
  );

it('counts as spam what a person marked, and not what the program did', async () => {
  const at = '2026-06-02T00:00:00Z';
  await store('Tom@County.example', { spam_at: at });
  await store('tom@county.example', { spam_at: at, spam_by: 'ada@lanesight.ai' });
  await store('other@county.example', { spam_at: at, spam_by: 'ada@lanesight.ai' });
  await store('tom@county.example', { answered_at: at });
  await store('tom@county.example');
  await store('tom@sub.county.example', { spam_at: at, spam_by: 'ada@lanesight.ai' });
  const sender = { firstName: 'Tom', lastName: 'Berg', email: 'TOM@county.example' };
  expect(await findSpamFacts(orm.em.fork(), sender, now)).toMatchObject({
    domain: 'county.example',
    addressMarks: { spam: 1, good: 1 },
    domainMarks: { spam: 2, good: 1 },
  });
});
