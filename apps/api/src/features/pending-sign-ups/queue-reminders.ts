import type { EntityManager } from '@mikro-orm/postgresql';
import { reminderHours } from '@workspace/contracts/pending-sign-ups';
import { isSuppressedSql, pendingSql } from './pending-sql.ts';

/** Queues the reminder of each sign-up that waits long enough, once, and never when its link has expired. */
export async function queueReminders(em: EntityManager, now: Date): Promise<number> {
  const queued = await em.execute<unknown[]>(
    `with given as (select ?::timestamptz(3) as now)
     update pending_sign_ups p set mail_kind = 'reminder', mail_status = 'queued', attempts = 0, reason = null,
       next_at = g.now, mail_requested_at = g.now, reminded_at = g.now
     from given g
     where ${pendingSql} and p.reminded_at is null and p.mail_status in ('sent', 'uncertain') and p.expires_at > g.now
       and p.mail_requested_at <= g.now - interval '${reminderHours} hours' and not ${isSuppressedSql}
       and exists (select from email_lists l where l.id = p.email_list_id and l.trashed_at is null)
     returning 1`,
    [now],
  );
  return queued.length;
}
