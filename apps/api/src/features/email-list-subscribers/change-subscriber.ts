import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { changeSubscriber, type Subscriber, type SubscriberDraft } from '@workspace/contracts/email-list-subscribers';
import { problem } from '@workspace/contracts/endpoint/problem';
import { isSuppressed } from '../mail-suppressions/suppress.ts';
import { EmailListSubscriberEntity } from './email-list-subscriber-entity.ts';
import { toSubscriber } from './to-subscriber.ts';

type Change = Partial<Pick<SubscriberDraft, 'email' | 'firstName' | 'lastName'>>;

/** Changes what is given of a row. Throws `not_found`, `address_taken` and `address_left`. */
export async function editSubscriber(
  em: EntityManager,
  where: { emailListId: string; id: string },
  { email, firstName, lastName }: Change,
): Promise<Subscriber> {
  const row = await em.findOne(EmailListSubscriberEntity, where);
  if (!row) throw problem(changeSubscriber, 'not_found', 'This person is not on the list any more.');
  if (email !== undefined && email.toLowerCase() !== row.email.toLowerCase()) await mayHave(em, row, email);
  if (email !== undefined) row.email = email;
  if (firstName !== undefined) row.firstName = firstName || null;
  if (lastName !== undefined) row.lastName = lastName || null;
  try {
    await em.flush();
  } catch (thrown) {
    if (!(thrown instanceof UniqueConstraintViolationException)) throw thrown;
    throw problem(changeSubscriber, 'address_taken', 'This address is on the list already.', {
      email: 'This address is on the list already',
    });
  }
  return toSubscriber(row);
}

/** A row of somebody who left is not a way to mail another address, nor an address that left a way into the list. */
async function mayHave(em: EntityManager, row: EmailListSubscriberEntity, email: string): Promise<void> {
  if (row.status === 'subscribed' && !(await isSuppressed(em, email))) return;
  const sentence = 'Who has left stays out until they ask. Add the new address by itself.';
  throw problem(changeSubscriber, 'address_left', sentence, { email: 'This address has left' });
}
