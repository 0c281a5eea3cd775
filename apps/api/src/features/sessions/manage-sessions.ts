import type { EntityManager } from '@mikro-orm/postgresql';
import { sessionHoursAtMost, type Session } from '@workspace/contracts/sessions';
import { DomainError } from '../../domain-error.ts';
import { deviceOf } from './device-of.ts';

export class SessionNotFound extends DomainError<'not_found'> {
  constructor() {
    super('not_found', 'This session has ended already.');
  }
}

interface Row {
  id: string;
  sid: string;
  email: string;
  userAgent: string | null;
  createdAt: Date;
  lastUsedAt: Date;
}

/** The current user's session. */
export interface Current {
  sid: string;
  userId: string;
}

const running = `from sessions s join users u on u.id::text = s.user_id
  where s.expire > now() and s.created_at > now() - interval '${sessionHoursAtMost} hours'`;

/** Returns a page of running sessions, the last used first: those of one person, or all. */
export async function pageOfSessions(
  em: EntityManager,
  { sid, userId }: Current,
  { isOfAll, page = 1, pageSize = 50 }: { isOfAll: boolean; page?: number | undefined; pageSize?: number | undefined },
): Promise<{ sessions: Session[]; total: number }> {
  const [where, values] = isOfAll ? [running, []] : [`${running} and s.user_id = ?`, [userId]];
  const [{ total }] = await em.execute<[{ total: number }]>(`select count(*)::int as total ${where}`, values);
  const rows = await em.execute<Row[]>(
    `select s.id, s.sid, u.email, s.sess ->> 'userAgent' as "userAgent", s.created_at as "createdAt",
       s.last_used_at as "lastUsedAt" ${where} order by s.last_used_at desc, s.id limit ? offset ?`,
    [...values, pageSize, (page - 1) * pageSize],
  );
  const toSession = (row: Row): Session => ({
    id: row.id,
    email: row.email,
    device: deviceOf(row.userAgent),
    createdAt: new Date(row.createdAt).toISOString(),
    lastUsedAt: new Date(row.lastUsedAt).toISOString(),
    isCurrent: row.sid === sid,
  });
  return { sessions: rows.map(toSession), total };
}

/** Ends a session by its public id; `userId` limits it to those of one person. Throws `SessionNotFound`. */
export async function endSessionById(em: EntityManager, id: string, userId: string | undefined): Promise<void> {
  const ended = await em.execute(
    `delete from sessions where id = ? ${userId === undefined ? '' : 'and user_id = ?'} returning 1`,
    userId === undefined ? [id] : [id, userId],
  );
  if (ended.length === 0) throw new SessionNotFound();
}

/** Ends all sessions of a person but this one. Returns their number. */
export async function endSessionsBut(em: EntityManager, { sid, userId }: Current): Promise<number> {
  const ended = await em.execute('delete from sessions where user_id = ? and sid <> ? returning 1', [userId, sid]);
  return ended.length;
}
