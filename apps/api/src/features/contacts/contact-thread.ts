import type { EntityManager } from '@mikro-orm/postgresql';
import type { ContactEntry } from '@workspace/contracts/contact-threads';
import type { ContactEntity } from './contact-entity.ts';
import { ContactEventEntity } from './contact-event-entity.ts';

/** Returns what happened to a request, the oldest first. The request itself is the first entry. */
export async function threadOf(em: EntityManager, { id, createdAt }: ContactEntity): Promise<ContactEntry[]> {
  const events = await em.find(ContactEventEntity, { contactId: id }, { orderBy: [{ at: 'asc' }, { id: 'asc' }] });
  const created = { id, kind: 'created', at: createdAt.toISOString(), by: null, text: null, detail: null } as const;
  return [created, ...events.map(toEntry)];
}

export const toEntry = ({ id, kind, at, actor, text, detail }: ContactEventEntity): ContactEntry => ({
  id,
  kind,
  at: at.toISOString(),
  by: actor ?? null,
  text: text ?? null,
  detail: detail ?? null,
});
