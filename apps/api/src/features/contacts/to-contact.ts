import type { Contact } from '@workspace/contracts/contacts';
import type { ContactEntity } from './contact-entity.ts';

export function toContact(contact: ContactEntity): Contact {
  const { id, firstName, lastName, email, citySize, serviceInterest, createdAt, answeredAt, answeredBy } = contact;
  return {
    id,
    firstName,
    lastName,
    email,
    citySize,
    serviceInterest,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    answeredBy: answeredBy ?? null,
    status: statusOf(contact),
    dueAt: contact.dueAt.toISOString(),
    soonAt: contact.soonAt.toISOString(),
    owner: contact.owner ?? null,
    tags: contact.tags,
    spamReasons: contact.spamReasons,
    agreedPolicy: contact.policyVersion ?? null,
  };
}

function statusOf({ spamAt, archivedAt, answeredAt }: ContactEntity): Contact['status'] {
  if (spamAt) return 'spam';
  if (archivedAt) return 'archived';
  return answeredAt ? 'answered' : 'waiting';
}
