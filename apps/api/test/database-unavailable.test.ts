import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishLogin, getUser, login, logout } from '@workspace/contracts/auth';
import { getPostBySlug, listPosts } from '@workspace/contracts/blog-posts';
import { createPost, listManagedPosts } from '@workspace/contracts/managed-posts';
import { sendContactRequest } from '@workspace/contracts/contacts';
import { createEmailList } from '@workspace/contracts/email-lists';
import { uploadImport } from '@workspace/contracts/subscriber-imports';
import { isDatabaseUnavailable } from '../src/database/is-database-unavailable.ts';
import { draft } from './a-draft.ts';
import { formWith } from './a-csv.ts';
import { cuttableDatabase } from './cut-database.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';
import { testDatabase } from './test-database.ts';

let database: Awaited<ReturnType<typeof cuttableDatabase>>;
let test: TestApp;
let cookie: string;
let listId: string;
const lines: Record<string, unknown>[] = [];
let app: TestApp['app'];
beforeAll(async () => {
  database = await cuttableDatabase(await testDatabase());
  test = await startTestApp(database.url, { connectMs: 500 });
  ({ cookie } = await test.signInAs('ada@lanesight.ai'));
  listId = (await test.callWith({ cookie })(createEmailList, { body: { name: 'Engineers' } })).emailList.id;
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  app = await test.startAnother({ logger: { level: 'info', stream } });
});
afterAll(async () => {
  await database.mend().catch(() => {});
  await test.close();
});

const json = { accept: 'application/json' };
const contact = {
  firstName: 'Ada',
  lastName: 'L',
  email: 'ada@city.example',
  citySize: 'small',
  serviceInterest: 'not-sure',
};
const calls = () =>
  [
    ['a list', { url: listPosts.path }],
    ['a page of a list', { url: `${listPosts.path}?pageSize=10` }],
    ['an article', { url: getPostBySlug.path.replace(':slug', 'a') }],
    ['a form of a visitor', { method: 'POST', url: sendContactRequest.path, payload: contact }],
    ['who is signed in', { url: getUser.path, headers: { ...json, cookie } }],
    ['a public call with a session cookie', { url: listPosts.path, headers: { ...json, cookie } }],
    ['a sign-in with a session cookie', { url: login.path, headers: { ...json, cookie } }],
    ['the end of a sign-in', { url: `${finishLogin.path}?code=x` }],
    ['a sign-out', { url: logout.path, headers: { ...json, cookie } }],
    ['a list for staff', { url: listManagedPosts.path, headers: { ...json, cookie } }],
    ['a save', { method: 'POST', url: createPost.path, headers: { ...json, cookie }, payload: draft }],
    [
      'an import',
      {
        method: 'POST',
        url: uploadImport.path.replace(':listId', listId),
        ...formWith('Email\nanna@example.com'),
        headers: { ...formWith('').headers, ...json, cookie },
      },
    ],
  ] as const;

async function expectUnavailable(): Promise<void> {
  for (const [name, call] of calls()) {
    lines.length = 0;
    const { statusCode, headers, body } = await app.inject({ headers: json, ...call } as never);
    expect([name, statusCode, headers['retry-after']]).toEqual([name, 503, '5']);
    expect([name, JSON.parse(body)]).toEqual([
      name,
      { title: expect.stringMatching(/database/i), status: 503, code: 'unavailable', fields: {} },
    ]);
    // Its line is written after the response, and is the only one.
    await expect
      .poll(() => lines.map(({ event, status, code }) => [event, status, code]))
      .toEqual([['database_unavailable', 503, 'unavailable']]);
  }
}

it("reports a statement's error as a server error", async () => {
  const error: unknown = await test.orm.em
    .fork()
    .execute('select 1 / 0')
    .catch((thrown: unknown) => thrown);
  expect(isDatabaseUnavailable(error)).toBe(false);
  expect(isDatabaseUnavailable(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))).toBe(false);
});

describe('every endpoint without the database', () => {
  it('responds 503 with Retry-After while connections are refused', async () => {
    await database.cut();
    try {
      await expectUnavailable();
    } finally {
      await database.mend();
    }
    expect((await app.inject({ url: listPosts.path, headers: { cookie } })).statusCode).toBe(200);
  });

  it('responds 503 with Retry-After while the database hangs', async () => {
    database.silence(true);
    await expectUnavailable().finally(() => database.silence(false));
    expect((await app.inject({ url: listPosts.path, headers: { cookie } })).statusCode).toBe(200);
  });

  it('responds 503 with Retry-After while all connections are in use', async () => {
    const pool = (await test.orm.em.getConnection().getNativeClient()) as {
      connect: () => Promise<{ release: () => void }>;
    };
    const taken = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
    await expectUnavailable().finally(() => taken.forEach((client) => client.release()));
    expect((await app.inject({ url: listPosts.path })).statusCode).toBe(200);
  });

  it('responds 503 with Retry-After when a connection ends in the middle of a statement', async () => {
    const slow = test.orm.em
      .fork()
      .execute('select pg_sleep(30)')
      .catch((error: unknown) => error);
    const em = test.orm.em.fork();
    await expect
      .poll(() =>
        em.execute(
          `select pg_terminate_backend(pid) from pg_stat_activity where query = 'select pg_sleep(30)' and pid <> pg_backend_pid()`,
        ),
      )
      .not.toEqual([]);
    expect(isDatabaseUnavailable(await slow)).toBe(true);
  });
});
