import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyOnlineChanges, findPending } from '../src/database/online-changes/apply-online-changes.ts';
import type { OnlineChange } from '../src/database/online-changes/online-change.ts';
import { onlineIndex } from '../src/database/online-changes/online-index.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

const rows = 20_000;
let test: TestApp;
const newEm = () => test.orm.em.fork();
const sql = <Row extends object>(statement: string) => newEm().execute<Row[]>(statement);
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await sql('drop table if exists numbers');
  await sql(`create table numbers as select n, null::int as square from generate_series(1, ${rows}) n`);
});

const index = onlineIndex({ name: 'numbers_n', table: 'numbers', definition: '(n)' });
const apply = (changes: OnlineChange[], signal?: AbortSignal) =>
  applyOnlineChanges(newEm, { changes, ...(signal && { signal }) });
const isValid = async () =>
  (
    await sql<{ valid: boolean }>(
      `select indisvalid as valid from pg_index where indexrelid = to_regclass('numbers_n')`,
    )
  )[0]?.valid;

describe('an online index', () => {
  it('is built once', async () => {
    expect(await apply([index])).toEqual({ applied: ['numbers_n'] });
    expect(await isValid()).toBe(true);
    expect(await apply([index])).toEqual({ applied: [] });
  });

  it('is built anew after an interrupted build', async () => {
    const building = await startBuild();
    await sql(`select pg_terminate_backend(pid) from pg_stat_activity where ${isBuild}`);
    await expect(building.result).rejects.toThrow(/terminat/);
    await building.writer.commit();
    expect(await isValid()).toBe(false);
    expect((await findPending(newEm, [index])).map(({ name }) => name)).toEqual(['numbers_n']);
    expect(await apply([index])).toEqual({ applied: ['numbers_n'] });
    expect(await isValid()).toBe(true);
  });

  it('does not keep others from writing', async () => {
    const building = await startBuild();
    await sql('update numbers set square = 4 where n = 2');
    await building.writer.commit();
    await building.result;
    expect(await isValid()).toBe(true);
  });
});

// Other tests share the server, and migrate there.
const isBuild = `datname = current_database() and query like 'create index%'`;

/** Starts a build that waits for an open transaction of `writer`. */
async function startBuild() {
  const writer = newEm();
  await writer.begin();
  await writer.execute('update numbers set square = 1 where n = 1');
  const result = apply([index]);
  result.catch(() => {});
  const waiting = `select from pg_stat_activity where ${isBuild} and wait_event_type = 'Lock'`;
  await expect.poll(() => sql(waiting), { timeout: 20_000 }).toHaveLength(1);
  return { writer, result };
}

describe('a change of many rows', () => {
  const batch = 3_000;
  const isMissing = 'square is null';
  const squares: OnlineChange = {
    name: 'squares',
    isDone: async (em) => (await em.execute<unknown[]>(`select from numbers where ${isMissing} limit 1`)).length === 0,
    step: (em) =>
      em.execute(`update numbers set square = n % 100 where n = any (array(
        select n from numbers where ${isMissing} limit ${batch}))`),
  };
  const missing = async () =>
    (await sql<{ count: number }>(`select count(*)::int from numbers where ${isMissing}`))[0]!.count;

  it('goes on after a worker that stopped', async () => {
    const stopping = new AbortController();
    const once: OnlineChange = {
      ...squares,
      step: async (em) => {
        await squares.step(em);
        stopping.abort();
      },
    };
    expect(await apply([once], stopping.signal)).toEqual({ applied: [] });
    expect(await missing()).toBe(rows - batch);
    expect(await apply([squares])).toEqual({ applied: ['squares'] });
    expect(await missing()).toBe(0);
  });
});

it('the database of this release has all online changes once they are applied', async () => {
  await sql('drop index contacts_tags');
  expect((await findPending(newEm)).map(({ name }) => name)).toEqual(['contacts_tags']);
  expect(await applyOnlineChanges(newEm)).toEqual({ applied: ['contacts_tags'] });
  expect(await findPending(newEm)).toEqual([]);
});
