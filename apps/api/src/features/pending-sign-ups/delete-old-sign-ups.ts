import type { EntityManager } from '@mikro-orm/postgresql';
import { signUpDays } from '@workspace/contracts/pending-sign-ups';

/** Deletes sign-ups after their time. Those that were confirmed stay as subscribers and consents. */
export async function deleteOldSignUps(em: EntityManager, now: Date): Promise<{ deletedSignUps: number }> {
  const deleted = await em.execute<unknown[]>(
    `delete from pending_sign_ups where expires_at <= ? and requested_at <= ?::timestamptz - make_interval(days => ?)
     returning 1`,
    [now, now, signUpDays],
  );
  return { deletedSignUps: deleted.length };
}
