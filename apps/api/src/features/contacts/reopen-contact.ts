import type { EntityManager } from '@mikro-orm/postgresql';
import type { ContactEntry } from '@workspace/contracts/contact-threads';
import type { ContactClock } from './contact-clock.ts';
import { ContactEmailEntity } from './contact-email-entity.ts';
import type { ContactEntity } from './contact-entity.ts';
import { ContactEventEntity } from './contact-event-entity.ts';

/**
 * Reopens a request that its sender wrote about again. Its time starts anew, unless it still waits for the first answer.
 * The result of the first answer stays.
 */
export function reopenByMessage(em: EntityManager, contact: ContactEntity, at: Date, clock: ContactClock): void {
  if (contact.spamAt) return;
  const add = (kind: ContactEntry['kind']) =>
    void em.create(ContactEventEntity, { contactId: contact.id, kind, at, detail: 'message' });
  if (contact.archivedAt) add('unarchived');
  if (contact.answeredAt) {
    contact.firstInTime ??= contact.answeredAt <= contact.dueAt;
    add('reopened');
  }
  if (contact.answeredAt || contact.archivedAt) Object.assign(contact, clock(at));
  Object.assign(contact, { answeredAt: null, answeredBy: null, archivedAt: null });
}

const delivered = { status: { $in: ['queued' as const, 'sending' as const, 'sent' as const, 'uncertain' as const] } };

/**
 * Reopens a request after a reply was stored as failed, unless another reply answers it or may still do so. Its time
 * goes on.
 */
export async function reopenByFailure(em: EntityManager, contact: ContactEntity, at: Date): Promise<void> {
  if (!contact.answeredAt) return;
  if ((await em.count(ContactEmailEntity, { contactId: contact.id, ...delivered })) > 0) return;
  Object.assign(contact, { answeredAt: null, answeredBy: null });
  em.create(ContactEventEntity, { contactId: contact.id, kind: 'reopened', at, detail: 'reply_failed' });
}
