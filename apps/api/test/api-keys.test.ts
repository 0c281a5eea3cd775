import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApiKey, deleteApiKey, keyScopes, listApiKeys } from '@workspace/contracts/api-keys';
import { getUser } from '@workspace/contracts/auth';
import { exportContacts } from '@workspace/contracts/contacts';
import { listAuditLog } from '@workspace/contracts/audit-log';
import { everyEndpoint } from '@workspace/contracts/every-endpoint';
import { createPost, listManagedPosts } from '@workspace/contracts/managed-posts';
import { permissionOf } from '@workspace/contracts/permission-of';
import type { Permission } from '@workspace/contracts/roles';
import { draft } from './a-draft.ts';
import { apiErrorOf, callsTo } from './call-as.ts';
import { publicOrigin, secret, startTestApp, type TestApp } from './start-test-app.ts';

const someId = '11111111-1111-4111-8111-111111111111';
let test: TestApp;
let asAda: ReturnType<TestApp['callWith']>;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  await test.orm.em.fork().execute('delete from api_keys');
  asAda = test.callWith(await test.signInAs('ada@lanesight.ai'));
  await test.orm.em.fork().execute('update users set role = null');
});
afterAll(() => test.close());

const create = (scopes: Permission[], change: object = {}) =>
  asAda(createApiKey, { body: { name: 'CRM', scopes, ...change } });
const withKey = (key: string, more: Record<string, string> = {}) =>
  test.callWith({ authorization: `Bearer ${key}`, ...more });
const sql = <T>(text: string) => test.orm.em.fork().execute<T[]>(text);

describe('an API key', () => {
  it('is returned once, and stored as a hash', async () => {
    const { apiKey, key } = await create(['blog-posts:read']);
    expect(key).toMatch(/^lsk_[\w-]{43}$/);
    expect(apiKey).toMatchObject({ name: 'CRM', hint: `${key.slice(0, 8)}…`, createdBy: 'ada@lanesight.ai' });
    const { apiKeys, total } = await asAda(listApiKeys, { query: {} });
    expect([total, JSON.stringify(apiKeys).includes(key)]).toEqual([1, false]);
    const stored = await sql<{ all: string }>('select api_keys::text as all from api_keys');
    expect(stored[0]!.all).not.toContain(key.slice(8));
    const log = await sql<{ all: string }>('select audit_log::text as all from audit_log');
    expect(log.some(({ all }) => all.includes(key.slice(8)))).toBe(false);
  });

  it('does what its scopes allow, for its creator, also from a page of another site', async () => {
    const { key } = await create(['blog-posts:write']);
    const call = withKey(key, { 'sec-fetch-site': 'cross-site' });
    const { post } = await call(createPost, { body: draft });
    expect((await call(listManagedPosts, { query: {} })).posts[0]!.id).toBe(post.id);
    const [entry] = (await asAda(listAuditLog, { query: { resource: 'blog-posts' } })).entries;
    expect(entry).toMatchObject({ person: 'ada@lanesight.ai', apiKey: 'CRM', action: 'createPost' });
    const error = await apiErrorOf(call(exportContacts, {}));
    expect(error).toMatchObject({ status: 403, message: 'The API key "CRM" lacks the scope contacts:write.' });
  });

  it('with every scope reaches neither keys, sessions nor roles', async () => {
    const { key } = await create([...keyScopes]);
    const headers = { authorization: `Bearer ${key}` };
    for (const endpoint of everyEndpoint) {
      const permission = permissionOf(endpoint);
      if (endpoint.access !== 'staff') continue;
      if (permission !== 'own' && permission !== undefined && keyScopes.includes(permission)) continue;
      const url = endpoint.path.replace(/:\w+/g, someId);
      const { statusCode } = await test.app.inject({ method: endpoint.method, url, headers });
      expect([endpoint.name, statusCode]).toEqual([endpoint.name, 403]);
    }
    expect(keyScopes).not.toContain('staff:write');
  });

  it('is limited by the role of its creator, at once', async () => {
    const { key } = await create(['blog-posts:write']);
    await sql(`update users set role = 'viewer'`);
    expect(await apiErrorOf(withKey(key)(createPost, { body: draft }))).toMatchObject({ status: 403 });
  });

  it('wins over a session, and an unknown one is not replaced by it', async () => {
    const { cookie } = await test.signInAs('ada@lanesight.ai');
    const error = await apiErrorOf(withKey('lsk_unknown', { cookie })(getUser, {}));
    expect(error).toMatchObject({ status: 401, message: expect.stringContaining('unknown, expired or deleted') });
  });

  it('ends by its expiry and by deletion', async () => {
    const { apiKey, key } = await create(['blog-posts:read'], {
      expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    });
    expect((await withKey(key)(getUser, {})).email).toBe('ada@lanesight.ai');
    const later = await test.startAnother({ clock: () => Date.now() + 3_601_000 });
    const authorization = `Bearer ${key}`;
    expect(await apiErrorOf(callsTo(later)({ authorization })(getUser, {}))).toMatchObject({ status: 401 });
    await asAda(deleteApiKey, { params: { id: apiKey.id } });
    expect(await apiErrorOf(withKey(key)(getUser, {}))).toMatchObject({ status: 401 });
    expect(await apiErrorOf(asAda(deleteApiKey, { params: { id: apiKey.id } }))).toMatchObject({ status: 404 });
    for (const days of [-1, 800]) {
      const expiresAt = new Date(Date.now() + days * 86_400_000).toISOString();
      expect(await apiErrorOf(create(['blog-posts:read'], { expiresAt }))).toMatchObject({ code: 'invalid_input' });
    }
  });

  it('expires after now, and 731 days from now at the latest', async () => {
    const now = Date.now();
    const headers = await test.signInAs('ada@lanesight.ai');
    const call = callsTo(await test.startAnother({ clock: () => now }))(headers);
    const createUntil = (time: number) =>
      call(createApiKey, {
        body: { name: 'CRM', scopes: ['blog-posts:read'], expiresAt: new Date(time).toISOString() },
      });
    const latest = now + 731 * 86_400_000;
    for (const time of [now, latest + 1])
      expect(await apiErrorOf(createUntil(time))).toMatchObject({ code: 'invalid_input' });
    for (const time of [now + 1, latest]) expect(Date.parse((await createUntil(time)).apiKey.expiresAt)).toBe(time);
  });

  it('stores its last use once a minute', async () => {
    const { key } = await create(['blog-posts:read']);
    const lastUse = async () => (await asAda(listApiKeys, { query: {} })).apiKeys[0]!.lastUsedAt;
    expect(await lastUse()).toBeNull();
    await withKey(key)(getUser, {});
    const first = await lastUse();
    await withKey(key)(getUser, {});
    expect([first === null, await lastUse()]).toEqual([false, first]);
  });

  it('may make 300 calls in a minute', async () => {
    const { key } = await create(['blog-posts:read']);
    const config = { publicOrigin, sessionSecrets: [secret], staffEmailDomains: ['lanesight.ai'], limitsCalls: true };
    const app = await test.startAnother({ config });
    const headers = { authorization: `Bearer ${key}` };
    const call = () => app.inject({ url: '/api/auth/user', headers });
    for (let at = 0; at < 300; at += 1) expect((await call()).statusCode).toBe(200);
    const rejected = await call();
    expect([rejected.statusCode, Number(rejected.headers['retry-after']) > 0]).toEqual([429, true]);
    const other = await create(['blog-posts:read']);
    const next = await app.inject({ url: '/api/auth/user', headers: { authorization: `Bearer ${other.key}` } });
    expect(next.statusCode).toBe(200);
  });
});
