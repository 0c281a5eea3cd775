import type { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase } from '../src/database/orm.ts';
import { pruneSessions, sessionStore } from '../src/features/auth/session-store.ts';
import { testDatabase } from './test-database.ts';

let orm: MikroORM;
beforeAll(async () => {
  orm = await connectDatabase(await testDatabase());
});
afterAll(() => orm.close());

type Store = ReturnType<typeof sessionStore>;
/** Calls a method of the store and waits for its callback. */
async function callStore<T>(start: (store: Store, done: (error: unknown, value?: T) => void) => void): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const store = sessionStore(() => orm.em.fork());
  start(store, (error, value) => (error ? reject(error) : resolve(value!)));
  return promise;
}
const inMilliseconds = (time: number) => new Date(Date.now() + time).toISOString();
const write = (sid: string, userId: string, expires: string | null) =>
  callStore<void>((store, done) => store.set(sid, { userId, cookie: { expires } } as never, done as never));
const read = (sid: string) => callStore<unknown>((store, done) => store.get(sid, done as never));
const destroy = (sid: string) => callStore<unknown>((store, done) => store.destroy(sid, done as never));

describe('session store', () => {
  it('returns a session as it was stored', async () => {
    const expires = inMilliseconds(60_000);
    await write('one', 'ada', expires);
    expect(await read('one')).toEqual({ userId: 'ada', cookie: { expires } });
  });

  it('returns null for an unknown session', async () => expect(await read('unknown')).toBeNull());

  it('replaces a session and its expiry', async () => {
    await write('two', 'ada', inMilliseconds(-1));
    await write('two', 'grace', inMilliseconds(60_000));
    expect(await read('two')).toMatchObject({ userId: 'grace' });
  });

  it.each([inMilliseconds(-1_000), null])('returns no session that expired at %j', async (expires) => {
    await write('expired', 'ada', expires);
    expect(await read('expired')).toBeNull();
  });

  it('destroys one session and no other', async () => {
    await write('three', 'ada', inMilliseconds(60_000));
    await write('four', 'ada', inMilliseconds(60_000));
    await destroy('three');
    expect(await read('three')).toBeNull();
    expect(await read('four')).toMatchObject({ userId: 'ada' });
  });

  it('passes a failure to the callback', async () => {
    const store = sessionStore(() => {
      const em = orm.em.fork();
      em.findOne = () => Promise.reject(new Error('connection lost'));
      return em;
    });
    const error = await new Promise((resolve) => store.get('one', resolve as never));
    expect(error).toMatchObject({ message: 'connection lost' });
  });
});

describe('pruneSessions', () => {
  it('deletes expired sessions only, and returns their number', async () => {
    await pruneSessions(orm.em.fork());
    await write('old', 'ada', inMilliseconds(-1_000));
    await write('older', 'ada', inMilliseconds(-2_000));
    await write('current', 'ada', inMilliseconds(60_000));
    expect(await pruneSessions(orm.em.fork())).toBe(2);
    expect(await pruneSessions(orm.em.fork())).toBe(0);
    expect(await read('current')).toMatchObject({ userId: 'ada' });
  });
});
