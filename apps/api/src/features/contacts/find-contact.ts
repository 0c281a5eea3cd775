import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ContactEntity } from './contact-entity.ts';
import { ContactNotFound } from './contact-errors.ts';

/** Returns a request. Throws `ContactNotFound`. */
export async function findContact(em: EntityManager, id: string): Promise<ContactEntity> {
  const contact = await em.findOne(ContactEntity, { id });
  if (!contact) throw new ContactNotFound();
  return contact;
}

/** Returns a request, locked until the transaction ends. Throws `ContactNotFound`. */
export async function lockContact(em: EntityManager, id: string): Promise<ContactEntity> {
  const contact = await em.findOne(ContactEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!contact) throw new ContactNotFound();
  return contact;
}
