import type { EntityManager } from '@mikro-orm/postgresql';
import type { SubmissionResult } from '../../adapters/mail-transport.ts';
import type { SubmitMail } from '../../adapters/mailer.ts';
import { EmailListEntity } from '../email-lists/email-list-entity.ts';
import { confirmationMail, type ConfirmationSettings } from './confirmation-mail.ts';
import { PendingSignUpEntity } from './pending-sign-up-entity.ts';
import { pendingSql } from './pending-sql.ts';

const minute = 60_000;
/** A worker that takes longer for one email is dead. */
const lease = 10 * minute;
/** How long an email is tried again before it fails. */
const timeLimit = 24 * 60 * minute;

export interface SendConfirmationsDeps {
  newEm: () => EntityManager;
  submitMail: SubmitMail;
  settings: ConfirmationSettings;
  clock: () => number;
}

/**
 * Sends the confirmation emails that wait. As with replies to requests, the state is stored before the first byte
 * leaves and after the mail server's response: no email is lost, and none is sent again of which the outcome is unknown.
 */
export async function sendConfirmations(
  deps: SendConfirmationsDeps,
  signal: AbortSignal,
): Promise<{ sent: number; tried: number }> {
  await markUncertain(deps);
  const done = { sent: 0, tried: 0 };
  while (!signal.aborted) {
    const signUp = await claim(deps);
    if (!signUp) break;
    done.tried += 1;
    const { outcome, rejection } = await sendOne(deps, signUp, signal);
    if (outcome === 'handed_over') done.sent += 1;
    // Without a response of the mail server, the others wait for the next run.
    if (outcome === 'deferred' && !rejection) break;
  }
  return done;
}

/** A worker died between the first byte of an email and the mail server's response. */
const markUncertain = ({ newEm, clock }: SendConfirmationsDeps): Promise<number> =>
  newEm().nativeUpdate(
    PendingSignUpEntity,
    { mailStatus: 'sending', nextAt: { $lt: new Date(clock()) } },
    { mailStatus: 'uncertain', nextAt: null, reason: 'The program stopped before the mail server responded.' },
  );

/** Takes the next waiting email for the time of the lease. A link that has expired is not sent. */
async function claim({ newEm, clock }: SendConfirmationsDeps): Promise<PendingSignUpEntity | null> {
  const now = new Date(clock());
  const em = newEm();
  const [row] = await em.execute<{ id: string }[]>(
    `update pending_sign_ups set next_at = ?, attempts = attempts + 1 where id = (
       select p.id from pending_sign_ups p join email_lists l on l.id = p.email_list_id and l.trashed_at is null
       where p.mail_status = 'queued' and p.next_at <= ? and p.expires_at > ? and ${pendingSql}
       order by p.next_at limit 1 for update of p skip locked
     ) returning id`,
    [new Date(now.getTime() + lease), now, now],
  );
  return row ? em.findOne(PendingSignUpEntity, row.id) : null;
}

/** The sign-up as long as its email is this worker's: another claim or another request changes its time. */
const claimed = ({ id, nextAt }: PendingSignUpEntity) => ({
  id,
  nextAt,
  confirmedAt: null,
  mailStatus: { $in: ['queued' as const, 'sending' as const] },
});

async function sendOne(
  deps: SendConfirmationsDeps,
  signUp: PendingSignUpEntity,
  signal: AbortSignal,
): Promise<SubmissionResult> {
  const { newEm, submitMail, settings, clock } = deps;
  const { name } = await newEm().findOneOrFail(EmailListEntity, signUp.emailListId);
  const permission = async () =>
    (await newEm().nativeUpdate(PendingSignUpEntity, claimed(signUp), { mailStatus: 'sending' })) > 0;
  const result = await submitMail(confirmationMail(signUp, name, settings), { recall: signal, permission });
  await newEm().nativeUpdate(PendingSignUpEntity, claimed(signUp), outcomeOf(result, signUp, clock()));
  return result;
}

type Outcome = Pick<PendingSignUpEntity, 'mailStatus' | 'nextAt' | 'reason'>;

function outcomeOf(
  { outcome, answer }: SubmissionResult,
  { attempts, mailRequestedAt }: PendingSignUpEntity,
  now: number,
): Outcome {
  const ended = { nextAt: null, reason: answer.slice(0, 1_000) };
  switch (outcome) {
    case 'handed_over':
      return { mailStatus: 'sent', nextAt: null, reason: null };
    case 'refused':
      return { ...ended, mailStatus: 'failed' };
    case 'uncertain':
      return { ...ended, mailStatus: 'uncertain' };
    case 'recalled':
      return { mailStatus: 'queued', nextAt: new Date(now + minute), reason: null };
    case 'deferred':
      if (now - mailRequestedAt.getTime() >= timeLimit) return { ...ended, mailStatus: 'failed' };
      return { ...ended, mailStatus: 'queued', nextAt: new Date(now + Math.min(2 ** attempts, 60) * minute) };
  }
}
