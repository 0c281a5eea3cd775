import type { SessionStore } from '@fastify/session';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sessionHoursAtMost } from '@workspace/contracts/sessions';
import { SessionEntity } from './session-entity.ts';

type Done<T> = (error: unknown, value?: T) => void;

/** Stores sessions in the `sessions` table. `newEm` returns a fresh entity manager for each call. */
export function sessionStore(newEm: () => EntityManager): SessionStore {
  const settle = <T>(work: Promise<T>, done: Done<T>): void => void work.then((value) => done(null, value), done);
  return {
    get: (sid, done) => settle(readSession(newEm(), sid), done as Done<unknown>),
    set: (sid, sess, done) => settle(writeSession(newEm(), sid, sess as never), done),
    destroy: (sid, done) => settle(newEm().nativeDelete(SessionEntity, { sid }), done),
  };
}

/** The earliest sign-in of a session that is still valid, used or not. */
const oldestSignIn = (): Date => new Date(Date.now() - sessionHoursAtMost * 3_600_000);
const usePrecision = 60_000;

async function readSession(em: EntityManager, sid: string): Promise<Record<string, unknown> | null> {
  const row = await em.findOne(SessionEntity, { sid, expire: { $gt: new Date() }, createdAt: { $gt: oldestSignIn() } });
  if (!row) return null;
  const usedBefore = new Date(Date.now() - usePrecision);
  // Once a minute: a write for each request would cost more than the request.
  if (row.lastUsedAt < usedBefore)
    await em.nativeUpdate(SessionEntity, { sid, lastUsedAt: { $lt: usedBefore } }, { lastUsedAt: new Date() });
  return row.sess;
}

interface Stored {
  cookie: { expires?: Date | string | null };
  signedInAt?: number;
}

async function writeSession(em: EntityManager, sid: string, session: Stored): Promise<void> {
  const expire = new Date(session.cookie.expires ?? Date.now());
  const sess = structuredCloneAsJson(session);
  // An ended session must not be written again by a request that was in flight, so only a new one is inserted.
  // A clock that was set back makes no session new.
  const isNew = Math.abs(Date.now() - (session.signedInAt ?? Date.now())) < insertMilliseconds;
  if (isNew) await em.upsert(SessionEntity, { sid, sess, expire });
  else await em.nativeUpdate(SessionEntity, { sid }, { sess, expire });
}

/** A new session is stored with the response to its sign-in. */
const insertMilliseconds = 60_000;

/** Copies a session as it will be read back: without methods and symbols. */
const structuredCloneAsJson = (value: object): Record<string, unknown> => JSON.parse(JSON.stringify(value));

/** Deletes sessions that expired or reached their longest life. Returns their number. */
export async function pruneSessions(em: EntityManager): Promise<number> {
  // A logout token is accepted for 15 minutes at most.
  await em.execute(`delete from used_logout_tokens where used_at < now() - interval '1 hour'`);
  return em.nativeDelete(SessionEntity, {
    $or: [{ expire: { $lte: new Date() } }, { createdAt: { $lte: oldestSignIn() } }],
  });
}
