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
  };
}
