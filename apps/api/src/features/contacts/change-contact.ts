import type { EntityManager } from '@mikro-orm/postgresql';
import type { changeContact } from '@workspace/contracts/contacts';
import type { ContactEntry } from '@workspace/contracts/contact-threads';
import type { ParsedOf } from '@workspace/contracts/endpoint/define-endpoint';
import type { ContactClock } from './contact-clock.ts';
import type { ContactEntity } from './contact-entity.ts';
import { ContactNotFound, UnfitOwner } from './contact-errors.ts';
import { ContactEventEntity } from './contact-event-entity.ts';
import { lockContact } from './find-contact.ts';

type Change = ParsedOf<typeof changeContact>['body'];
type Happened = Pick<ContactEntry, 'kind'> & { detail?: string | null };

/** The staff member who changes a request, the time, and the rules for both. */
export interface Acting {
  by: string;
  at: Date;
  clock: ContactClock;
  isStaff: (email: string) => boolean;
}

/** The errors of `updateContact`. */
export const updateContactErrors = [ContactNotFound, UnfitOwner] as const;

/** Changes a request and records each change in its history. Throws `updateContactErrors`. */
export function updateContact(em: EntityManager, id: string, change: Change, acting: Acting): Promise<ContactEntity> {
  if (change.owner && !acting.isStaff(change.owner)) throw new UnfitOwner();
  return em.transactional(async (inside) => {
    const contact = await lockContact(inside, id);
    for (const { kind, detail = null } of apply(contact, change, acting))
      inside.create(ContactEventEntity, { contactId: id, kind, at: acting.at, actor: acting.by, detail });
    await inside.flush();
    return contact;
  });
}

/** Returns the events of the fields that differ. */
function apply(contact: ContactEntity, change: Change, acting: Acting): Happened[] {
  const { owner, tags } = change;
  const happened: Happened[] = [...answer(contact, change, acting), ...file(contact, change, acting)];
  if (owner !== undefined && (owner?.toLowerCase() ?? null) !== (contact.owner ?? null)) {
    contact.owner = owner?.toLowerCase() ?? null;
    happened.push({ kind: 'assigned', detail: contact.owner });
  }
  const distinct = tags && [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()];
  if (distinct && distinct.join('\n') !== contact.tags.join('\n')) {
    contact.tags = distinct;
    happened.push({ kind: 'tagged', detail: distinct.join(', ') });
  }
  return happened;
}

function answer(contact: ContactEntity, { isAnswered }: Change, { by, at }: Acting): Happened[] {
  if (isAnswered === undefined || isAnswered === Boolean(contact.answeredAt)) return [];
  Object.assign(contact, isAnswered ? { answeredAt: at, answeredBy: by } : { answeredAt: null, answeredBy: null });
  return [{ kind: isAnswered ? 'answered' : 'reopened' }];
}

/**
 * Moves a request into the archive or to spam, and back. Its time starts anew if the program took it for spam, and goes on
 * if a person marked it.
 */
function file(contact: ContactEntity, { isArchived, isSpam }: Change, { by, at, clock }: Acting): Happened[] {
  const happened: Happened[] = [];
  if (isArchived !== undefined && isArchived !== Boolean(contact.archivedAt)) {
    contact.archivedAt = isArchived ? at : null;
    happened.push({ kind: isArchived ? 'archived' : 'unarchived' });
  }
  if (isSpam !== undefined && isSpam !== Boolean(contact.spamAt)) {
    if (isSpam) Object.assign(contact, { spamAt: at, spamBy: by, spamClearedBy: null });
    else Object.assign(contact, { ...(!contact.spamBy && clock(at)), spamAt: null, spamBy: null, spamClearedBy: by });
    happened.push({ kind: isSpam ? 'spam' : 'not_spam' });
  }
  return happened;
}
