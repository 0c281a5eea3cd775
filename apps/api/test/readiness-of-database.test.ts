import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cuttableDatabase } from './cut-database.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';
import { testDatabase } from './test-database.ts';

let database: Awaited<ReturnType<typeof cuttableDatabase>>;
let test: TestApp;
beforeAll(async () => {
  database = await cuttableDatabase(await testDatabase());
  test = await startTestApp(database.url);
  // An open connection hangs in another way than a new one.
  await test.orm.em.fork().execute('select 1');
});
afterAll(() => test.close());

async function readiness() {
  const from = performance.now();
  const response = await test.app.inject('/readyz');
  return { status: response.statusCode, parts: response.json().parts, ms: performance.now() - from };
}

const missing = (problem: string) => ({ status: 503, parts: [{ name: 'database', ready: false, problem }] });

describe('/readyz of the API', () => {
  it('names a database that hangs within 2 s, frees the connections of its probes, and recovers at once', async () => {
    database.freeze();
    try {
      for (let probe = 0; probe < 3; probe += 1) {
        const { ms, ...result } = await readiness();
        expect(result).toEqual(
          missing('The database did not answer within 1.5 s: it hangs, or every connection is in use.'),
        );
        expect(ms).toBeLessThan(5_000);
      }
    } finally {
      database.silence(false);
    }
    await expect.poll(async () => (await readiness()).status).toBe(200);
  });

  it('names a database that refuses connections at once', async () => {
    await database.cut();
    const probe = await readiness();
    await database.mend();
    expect(probe).toMatchObject(missing('The database does not answer.'));
    expect(await readiness()).toMatchObject({ status: 200 });
  });
});
