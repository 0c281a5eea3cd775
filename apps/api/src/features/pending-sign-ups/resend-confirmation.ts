import type { EntityManager } from '@mikro-orm/postgresql';
import { confirmationMinutes, type PendingSignUp } from '@workspace/contracts/pending-sign-ups';
import { DomainError } from '../../domain-error.ts';
import { findPending } from './list-sign-ups.ts';
import { mailableSql } from './pending-sql.ts';
import { expiryOf } from './request-confirmation.ts';

class SignUpNotFound extends DomainError<'not_found'> {
  constructor() {
    super('not_found', 'This sign-up does not wait any more.');
  }
}

/** Thrown when the last email is too recent. */
class MailedRecently extends DomainError<'too_soon'> {}

/** The errors of `resendConfirmation`. */
export const resendErrors = [SignUpNotFound, MailedRecently] as const;

/** Queues the confirmation email of a sign-up again, with a new link. Throws `resendErrors`. */
export async function resendConfirmation(
  em: EntityManager,
  where: { listId: string; id: string },
  now: Date,
): Promise<PendingSignUp> {
  if (!(await findPending(em, where, now))) throw new SignUpNotFound();
  const queued = await em.execute<unknown[]>(
    `with given as (select ?::timestamptz(3) as now, ?::timestamptz(3) as expiry)
     update pending_sign_ups p set mail_kind = 'request', mail_status = 'queued', attempts = 0, reason = null,
       next_at = g.now, mail_requested_at = g.now, expires_at = g.expiry
     from given g where p.id = ? and p.confirmed_at is null and ${mailableSql} <= g.now returning 1`,
    [now, expiryOf(now), where.id],
  );
  const signUp = await findPending(em, where, now);
  if (!signUp) throw new SignUpNotFound();
  if (queued.length === 0) throw new MailedRecently('too_soon', messageOf(signUp));
  return signUp;
}

function messageOf({ mailRequestedAt, mailableAt }: PendingSignUp): string {
  const minutes = Math.round((Date.parse(mailableAt) - Date.parse(mailRequestedAt)) / 60_000);
  if (minutes <= confirmationMinutes)
    return 'This person got an email less than ten minutes ago. Try again in a few minutes.';
  return 'This address got emails without a confirmation, so it waits longer each time, up to a day. Try again later.';
}
