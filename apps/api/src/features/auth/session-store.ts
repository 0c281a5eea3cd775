import type { SessionStore } from '@fastify/session';
import type { EntityManager } from '@mikro-orm/postgresql';
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

async function readSession(em: EntityManager, sid: string): Promise<Record<string, unknown> | null> {
  const row = await em.findOne(SessionEntity, { sid, expire: { $gt: new Date() } });
  return row?.sess ?? null;
}

async function writeSession(
  em: EntityManager,
  sid: string,
  sess: { cookie: { expires?: Date | string | null } },
): Promise<void> {
  const expire = new Date(sess.cookie.expires ?? Date.now());
  await em.upsert(SessionEntity, { sid, sess: structuredCloneAsJson(sess), expire });
}

/** Copies a session as it will be read back: without methods and symbols. */
const structuredCloneAsJson = (value: object): Record<string, unknown> => JSON.parse(JSON.stringify(value));

/** Deletes expired sessions. Returns their number. */
export async function pruneSessions(em: EntityManager): Promise<number> {
  return em.nativeDelete(SessionEntity, { expire: { $lte: new Date() } });
}
