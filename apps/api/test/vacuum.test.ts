import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from './start-test-app.ts';
import { vacuum } from './vacuum.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
const sql = (query: string, values: unknown[] = []) => test.orm.em.fork().execute<{ count: number }[]>(query, values);

it('vacuum for a test of plans waits for the snapshot of another connection', async () => {
  let isDone = false;
  let done = Promise.resolve();
  await test.orm.em.fork().transactional(
    async (em) => {
      await em.execute('select count(*) from users');
      await sql(`insert into email_lists (name) select 'L' || n from generate_series(1, 1000) n`);
      done = vacuum(sql, 'email_lists').then(() => {
        isDone = true;
      });
      await vi.waitUntil(async () => (await vacuums()) > 0);
      expect(isDone).toBe(false);
    },
    { isolationLevel: 'repeatable read' },
  );
  await done;
  expect(await vacuums()).toBeGreaterThan(1);
});

const vacuums = async () =>
  (await sql(`select vacuum_count::int as count from pg_stat_user_tables where relname = 'email_lists'`))[0]!.count;
