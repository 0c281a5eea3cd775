import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../domain-error.ts';
import { EmailListSubscriberEntity } from '../email-list-subscribers/email-list-subscriber-entity.ts';
import type { Person } from './placeholders.ts';

/** Thrown for a subscriber that is not on the list. */
export class ReaderNotFound extends DomainError<'not_found'> {
  constructor() {
    super('not_found', 'This person is not on the list any more.');
  }
}

/** Returns a subscriber of the list, or a person without a name at this address. Throws `ReaderNotFound`. */
export async function findReader(
  em: EntityManager,
  emailListId: string,
  subscriberId: string | undefined,
  otherwise: string,
): Promise<Person> {
  if (!subscriberId) return { email: otherwise, firstName: null, lastName: null };
  const found = await em.findOne(EmailListSubscriberEntity, { id: subscriberId, emailListId });
  if (!found) throw new ReaderNotFound();
  return personOf(found);
}

/** Returns the subscriber of the list with this address, or a person without a name. */
export async function findReaderByAddress(em: EntityManager, emailListId: string, email: string): Promise<Person> {
  const [found] = await em.execute<Person[]>(
    `select email, first_name as "firstName", last_name as "lastName" from email_list_subscribers
     where email_list_id = ? and lower(email) collate "C" = lower(?) collate "C" limit 1`,
    [emailListId, email],
  );
  return found ? { ...found, email } : { email, firstName: null, lastName: null };
}

const personOf = ({ email, firstName, lastName }: EmailListSubscriberEntity): Person => ({
  email,
  firstName: firstName ?? null,
  lastName: lastName ?? null,
});
