import type { EntityManager } from '@mikro-orm/postgresql';
import type { ContactEmail, ContactEntry } from '@workspace/contracts/contact-threads';
import { ContactEmailEntity } from './contact-email-entity.ts';
import type { ContactEntity } from './contact-entity.ts';
import { ContactEventEntity } from './contact-event-entity.ts';

/** Returns what happened to a request, the oldest first. The request itself is the first entry. */
export async function threadOf(em: EntityManager, { id, createdAt }: ContactEntity): Promise<ContactEntry[]> {
  const events = await em.find(ContactEventEntity, { contactId: id }, { orderBy: [{ at: 'asc' }, { id: 'asc' }] });
  const emails = await em.find(ContactEmailEntity, { contactId: id });
  const byId = new Map(emails.map((email) => [email.id, email]));
  const nobody = { by: null, text: null, detail: null, email: null };
  const created = { id, kind: 'created', at: createdAt.toISOString(), ...nobody } as const;
  return [created, ...events.map((event) => toEntry(event, byId.get(event.emailId ?? '')))];
}

export const toEntry = (
  { id, kind, at, actor, text, detail }: ContactEventEntity,
  email?: ContactEmailEntity,
): ContactEntry => ({
  id,
  kind,
  at: at.toISOString(),
  by: actor ?? null,
  text: email?.text ?? text ?? null,
  detail: detail ?? null,
  email: email ? toEmail(email) : null,
});

const toEmail = ({ id, status, reason, fromAddress, isAutomatic, attachments }: ContactEmailEntity): ContactEmail => ({
  id,
  status: status === 'sending' ? 'queued' : status,
  reason: reason ?? null,
  from: fromAddress ?? null,
  isAutomatic,
  attachments,
});
