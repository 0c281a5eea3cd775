import type { EntityManager } from '@mikro-orm/postgresql';
import { brand } from '@workspace/contracts/brand';
import type { ContactEntry } from '@workspace/contracts/contact-threads';
import { firstPlaceholder } from '@workspace/contracts/fill-template';
import { ContactEmailEntity } from './contact-email-entity.ts';
import type { ContactEntity } from './contact-entity.ts';
import { ContactNotFound, IsSpam, NotFailed, RepliedMeanwhile, UnfilledPlaceholder } from './contact-errors.ts';
import { ContactEventEntity } from './contact-event-entity.ts';
import { toEntry } from './contact-thread.ts';
import { lockContact } from './find-contact.ts';
import { createMessageId, type ReplySettings } from './reply-settings.ts';

interface Writing {
  text: string;
  by: string;
  at: Date;
  /** The newest reply that the writer saw, null for none; undefined from a console that does not tell. */
  lastReplyId?: string | null | undefined;
}

/** The errors of `storeReply`. */
export const storeReplyErrors = [ContactNotFound, IsSpam, RepliedMeanwhile, UnfilledPlaceholder] as const;

/** Stores a reply to be sent, and marks the request as answered. Throws `storeReplyErrors`. */
export function storeReply(
  em: EntityManager,
  contactId: string,
  { text, by, at, lastReplyId }: Writing,
  settings: ReplySettings,
): Promise<{ contact: ContactEntity; entry: ContactEntry }> {
  const placeholder = firstPlaceholder(text);
  if (placeholder) throw new UnfilledPlaceholder(placeholder);
  return em.transactional(async (inside) => {
    const contact = await lockContact(inside, contactId);
    if (contact.spamAt) throw new IsSpam();
    if (lastReplyId !== undefined) await rejectUnseenReply(inside, contactId, lastReplyId);
    const subject = await subjectOf(inside, contactId);
    const mail = {
      contactId,
      ...createMessageId(settings),
      subject,
      text,
      createdAt: at,
      firstTriedAt: at,
      nextAt: at,
    };
    const email = inside.create(ContactEmailEntity, { ...mail, status: 'queued' });
    await inside.flush();
    const event = inside.create(ContactEventEntity, { contactId, kind: 'reply', at, actor: by, emailId: email.id });
    await inside.flush();
    await answer(inside, contact, { by, at });
    return { contact, entry: toEntry(event, email) };
  });
}

/** Throws for a reply that is newer than the last one on the page. Its order is that of the thread. */
async function rejectUnseenReply(em: EntityManager, contactId: string, lastReplyId: string | null): Promise<void> {
  const newest = { orderBy: [{ at: 'desc' as const }, { id: 'desc' as const }] };
  const last = await em.findOne(ContactEventEntity, { contactId, kind: 'reply' }, newest);
  if (last && last.id !== lastReplyId) throw new RepliedMeanwhile(last.actor ?? null);
}

/** Answers keep the subject of the last message. */
async function subjectOf(em: EntityManager, contactId: string): Promise<string> {
  const received = { contactId, status: 'received' as const };
  const last = await em.findOne(ContactEmailEntity, received, { orderBy: { createdAt: 'desc' } });
  if (!last) return `Your consultation request to ${brand.name}`;
  return /^re:/i.test(last.subject) ? last.subject : `Re: ${last.subject}`;
}

/** The errors of `retryReply`. */
export const retryReplyErrors = [ContactNotFound, NotFailed] as const;

/**
 * Sends a reply again that failed, or whose outcome is unknown, and marks the request as answered again. Throws
 * `retryReplyErrors`.
 */
export function retryReply(
  em: EntityManager,
  contactId: string,
  id: string,
  { by, at }: Pick<Writing, 'by' | 'at'>,
): Promise<void> {
  return em.transactional(async (inside) => {
    const contact = await lockContact(inside, contactId);
    const failed = { id, contactId, status: { $in: ['failed' as const, 'uncertain' as const] } };
    const again = { status: 'queued' as const, nextAt: at, attempts: 0, reason: null, firstTriedAt: at };
    if ((await inside.nativeUpdate(ContactEmailEntity, failed, again)) > 0) return answer(inside, contact, { by, at });
    if ((await inside.count(ContactEmailEntity, { id, contactId })) === 0) throw new ContactNotFound();
    throw new NotFailed();
  });
}

/** Marks a request as answered by a reply. */
async function answer(
  em: EntityManager,
  contact: ContactEntity,
  { by, at }: Pick<Writing, 'by' | 'at'>,
): Promise<void> {
  if (contact.answeredAt) return;
  Object.assign(contact, { answeredAt: at, answeredBy: by });
  em.create(ContactEventEntity, { contactId: contact.id, kind: 'answered', at, actor: by });
  await em.flush();
}
