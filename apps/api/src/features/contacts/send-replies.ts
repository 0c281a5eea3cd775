import type { EntityManager } from '@mikro-orm/postgresql';
import type { SubmissionResult } from '../../adapters/mail-transport.ts';
import type { SubmitMail } from '../../adapters/mailer.ts';
import { composeReply } from './compose-reply.ts';
import { ContactEmailEntity } from './contact-email-entity.ts';
import { lockContact } from './find-contact.ts';
import { reopenByFailure } from './reopen-contact.ts';
import type { ReplySettings } from './reply-settings.ts';

const minute = 60_000;
/** A worker that takes longer for one email is dead. */
const lease = 10 * minute;
/** How long a reply is tried again before it fails. */
const timeLimit = 24 * 60 * minute;

export interface SendRepliesDeps {
  newEm: () => EntityManager;
  submitMail: SubmitMail;
  settings: ReplySettings;
  clock: () => number;
}

/**
 * Sends the replies that wait. The state of a reply is stored before its first byte leaves and after the mail server's
 * response, so that no reply is lost, and none is sent again of which the outcome is unknown.
 */
export async function sendReplies(
  deps: SendRepliesDeps,
  signal: AbortSignal,
): Promise<{ sent: number; tried: number }> {
  await markUncertain(deps);
  const done = { sent: 0, tried: 0 };
  while (!signal.aborted) {
    const email = await claim(deps);
    if (!email) break;
    done.tried += 1;
    if ((await sendOne(deps, email, signal)) === 'sent') done.sent += 1;
  }
  return done;
}

/** A worker died between the first byte of an email and the mail server's response. */
const markUncertain = ({ newEm, clock }: SendRepliesDeps): Promise<number> =>
  newEm().nativeUpdate(
    ContactEmailEntity,
    { status: 'sending', nextAt: { $lt: new Date(clock()) } },
    { status: 'uncertain', nextAt: null, reason: 'The program stopped before the mail server responded.' },
  );

/** Takes the next waiting reply for the time of the lease. */
async function claim({ newEm, clock }: SendRepliesDeps): Promise<ContactEmailEntity | null> {
  const now = new Date(clock());
  const em = newEm();
  const [row] = await em.execute<{ id: string }[]>(
    `update contact_emails set next_at = ?, attempts = attempts + 1 where id = (
       select id from contact_emails where status = 'queued' and next_at <= ?
       order by next_at limit 1 for update skip locked
     ) returning id`,
    [new Date(now.getTime() + lease), now],
  );
  return row ? em.findOne(ContactEmailEntity, { id: row.id }) : null;
}

/** The reply as long as it is this worker's: another claim, a retry or a report of its failure changes its time. */
const claimed = ({ id, nextAt }: ContactEmailEntity) => ({
  id,
  nextAt,
  status: { $in: ['queued' as const, 'sending' as const] },
});

async function sendOne(deps: SendRepliesDeps, email: ContactEmailEntity, signal: AbortSignal) {
  const { newEm, submitMail, settings, clock } = deps;
  const mail = await composeReply(newEm(), email, settings);
  const permission = async () =>
    (await newEm().nativeUpdate(ContactEmailEntity, claimed(email), { status: 'sending' })) > 0;
  const result = await submitMail(mail, { recall: signal, permission });
  const outcome = outcomeOf(result, email, clock());
  await storeOutcome(newEm(), email, outcome, new Date(clock()));
  return outcome.status;
}

/** A request whose reply failed is not answered. */
function storeOutcome(em: EntityManager, email: ContactEmailEntity, outcome: Outcome, at: Date) {
  return em.transactional(async (inside) => {
    const contact = await lockContact(inside, email.contactId);
    const isStored = (await inside.nativeUpdate(ContactEmailEntity, claimed(email), outcome)) > 0;
    if (isStored && outcome.status === 'failed') await reopenByFailure(inside, contact, at);
  });
}

type Outcome = Pick<ContactEmailEntity, 'status' | 'nextAt' | 'reason' | 'sentAt'>;

function outcomeOf({ outcome, answer }: SubmissionResult, email: ContactEmailEntity, now: number): Outcome {
  const { attempts, createdAt, firstTriedAt } = email;
  const since = (firstTriedAt ?? createdAt).getTime();
  const reason = answer.slice(0, 1_000);
  const ended = { nextAt: null, sentAt: null, reason };
  switch (outcome) {
    case 'handed_over':
      return { status: 'sent', nextAt: null, sentAt: new Date(now), reason: null };
    case 'refused':
      return { ...ended, status: 'failed' };
    case 'uncertain':
      return { ...ended, status: 'uncertain' };
    case 'recalled':
      return { ...ended, status: 'queued', nextAt: new Date(now + minute), reason: null };
    case 'deferred':
      if (now - since >= timeLimit) return { ...ended, status: 'failed' };
      return { ...ended, status: 'queued', nextAt: new Date(now + Math.min(2 ** attempts, 60) * minute) };
  }
}
