import fastify from 'fastify';
import type { SessionStore } from '@fastify/session';
import { describe, expect, it } from 'vitest';
import { registerSessions, sessionCookie, setSignedInHint, type SessionOptions } from './session.ts';

const hour = 3_600_000;
const oldSecret = 'an older secret of more than 32 characters';
const newSecret = 'the newest secret of more than 32 characters';

/** Stores sessions in memory, as they would be read back. */
function memoryStore() {
  const sessions = new Map<string, string>();
  const store: SessionStore = {
    get: (id, done) => done(null, JSON.parse(sessions.get(id) ?? 'null')),
    set: (id, session, done) => {
      sessions.set(id, JSON.stringify(session));
      done();
    },
    destroy: (id, done) => {
      sessions.delete(id);
      done();
    },
  };
  return { sessions, store };
}

async function started(options: Partial<SessionOptions> = {}) {
  const { sessions, store } = memoryStore();
  let now = Date.parse('2026-11-22T08:00:00Z');
  const app = fastify({ trustProxy: true });
  await registerSessions(app, { store, secrets: [newSecret], isSecure: false, clock: () => now, ...options });
  app.get('/', async ({ session }) => session.userId ?? 'anonymous');
  app.get('/sign-in', async ({ session }, reply) => {
    session.userId = 'ada';
    session.renewedAt = now;
    setSignedInHint(reply, options.isSecure ?? false);
    return 'signed in';
  });
  const get = async (url: string, cookies: Record<string, string> = {}) => {
    const response = await app.inject({ url, cookies, headers: { 'x-forwarded-proto': 'https' } });
    const setNames = response.cookies.map(({ name }) => name).toSorted();
    return { body: response.body, cookies: response.cookies, setNames };
  };
  const signIn = async () => {
    const sid = (await get('/sign-in')).cookies.find(({ name }) => name.endsWith('sid'))!;
    return { [sid.name]: sid.value };
  };
  return {
    app,
    sessions,
    store,
    get,
    signIn,
    wait: (time: number) => (now += time),
    [Symbol.asyncDispose]: () => app.close(),
  };
}

describe('session', () => {
  it('signs a user in with a cookie for scripts and one that scripts cannot read', async () => {
    await using api = await started();
    const { cookies } = await api.get('/sign-in');
    const [hint, sid] = cookies.toSorted((one, other) => other.name.localeCompare(one.name));
    expect(hint).toEqual({ name: 'signed_in', value: '1', path: '/', sameSite: 'Lax', maxAge: 8 * 3_600 });
    expect(sid).toMatchObject({ name: 'sid', path: '/', sameSite: 'Lax', httpOnly: true });
    expect(sid).not.toHaveProperty('secure');
    const lasts = sid!.expires!.getTime() - Date.now();
    expect(lasts).toBeGreaterThan(8 * hour - 60_000);
    expect(lasts).toBeLessThanOrEqual(8 * hour);
    expect((await api.get('/', { sid: sid!.value })).body).toBe('ada');
  });

  it('sends its cookies only over HTTPS, and only to this host, when the site is secure', async () => {
    await using api = await started({ isSecure: true });
    const { cookies } = await api.get('/sign-in');
    const isSecure = Object.fromEntries(cookies.map(({ name, secure }) => [name, secure]));
    expect(isSecure).toEqual({ '__Host-sid': true, signed_in: true });
    expect([sessionCookie(true), sessionCookie(false)]).toEqual(['__Host-sid', 'sid']);
  });

  it('stores nothing and sets no cookie for anonymous requests', async () => {
    await using api = await started();
    expect(await api.get('/')).toEqual({ body: 'anonymous', cookies: [], setNames: [] });
    expect(api.sessions.size).toBe(0);
  });

  it('ignores a cookie that was signed with an unknown secret', async () => {
    await using api = await started();
    const { sid } = await api.signIn();
    expect((await api.get('/', { sid: `${sid!.split('.')[0]}.forged` })).body).toBe('anonymous');
  });

  it('renews a session after half of its eight hours, and not before', async () => {
    await using api = await started();
    const cookies = await api.signIn();
    api.wait(4 * hour);
    expect((await api.get('/', cookies)).setNames).toEqual([]);
    api.wait(1);
    expect((await api.get('/', cookies)).setNames).toEqual(['sid', 'signed_in']);
    api.wait(4 * hour);
    expect((await api.get('/', cookies)).setNames).toEqual([]);
  });

  it('signs a session with the newest secret at the next request', async () => {
    await using before = await started({ secrets: [oldSecret] });
    const cookies = await before.signIn();
    await using after = await started({ secrets: [newSecret, oldSecret], store: before.store });
    after.wait(1);
    const { body, cookies: renewed, setNames } = await after.get('/', cookies);
    expect([body, setNames]).toEqual(['ada', ['sid', 'signed_in']]);
    const sid = renewed.find(({ name }) => name === 'sid')!.value;
    expect((await after.get('/', { sid })).setNames).toEqual([]);
    await using later = await started({ secrets: [newSecret], store: before.store });
    expect((await later.get('/', { sid })).body).toBe('ada');
  });
});
