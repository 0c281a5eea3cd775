import type { EntityManager } from '@mikro-orm/postgresql';
import type { ContactClock } from './contact-clock.ts';
import { ContactEmailEntity } from './contact-email-entity.ts';
import { ContactEventEntity } from './contact-event-entity.ts';
import { lockContact } from './find-contact.ts';
import { parseAnswer, type Answer, type Undelivered } from './parse-answer.ts';
import { createToken } from './reply-settings.ts';
import { reopenByFailure, reopenByMessage } from './reopen-contact.ts';

interface Receiving {
  at: Date;
  clock: ContactClock;
}

/**
 * Stores an answer to a reply of ours in the thread of its request, or marks a reply as failed that came back. Returns
 * false for any other email. Only the recipient knows its Message-ID and its token, so the address of the sender
 * proves nothing and is not compared.
 */
export async function receiveEmail(em: EntityManager, source: Buffer, receiving: Receiving): Promise<boolean> {
  const parsed = await parseAnswer(source).catch(() => undefined);
  if (!parsed) return false;
  if (!('text' in parsed)) return markUndelivered(em, parsed, receiving.at);
  const contactId = await contactOf(em, parsed);
  if (!contactId) return false;
  await store(em, contactId, parsed, receiving);
  return true;
}

async function contactOf(em: EntityManager, { refersTo, tokens }: Answer): Promise<string | undefined> {
  for (const messageId of refersTo.slice(0, 50)) {
    const email = await em.findOne(ContactEmailEntity, { messageId });
    if (email) return email.contactId;
  }
  const email = tokens.length > 0 ? await em.findOne(ContactEmailEntity, { token: { $in: tokens } }) : null;
  return email?.contactId;
}

function store(em: EntityManager, contactId: string, answer: Answer, { at, clock }: Receiving): Promise<void> {
  return em.transactional(async (inside) => {
    const contact = await lockContact(inside, contactId);
    const { messageId, from: fromAddress, subject, text, isAutomatic, attachments } = answer;
    // The process may have ended before the message was marked as read.
    if ((await inside.count(ContactEmailEntity, { messageId })) > 0) return;
    const email = inside.create(ContactEmailEntity, {
      contactId,
      messageId,
      fromAddress,
      subject,
      text,
      isAutomatic,
      attachments,
      status: 'received',
      token: createToken(),
      createdAt: at,
    });
    await inside.flush();
    inside.create(ContactEventEntity, { contactId, kind: 'message', at, emailId: email.id });
    await inside.flush();
    if (!isAutomatic) reopenByMessage(inside, contact, at, clock);
    await inside.flush();
  });
}

function markUndelivered(em: EntityManager, { messageId, reason }: Undelivered, at: Date): Promise<boolean> {
  return em.transactional(async (inside) => {
    const email = await inside.findOne(ContactEmailEntity, { messageId, status: { $ne: 'received' } });
    if (!email) return false;
    if (email.status === 'failed') return true;
    const contact = await lockContact(inside, email.contactId);
    Object.assign(email, { status: 'failed', reason, nextAt: null });
    await inside.flush();
    await reopenByFailure(inside, contact, at);
    await inside.flush();
    return true;
  });
}
