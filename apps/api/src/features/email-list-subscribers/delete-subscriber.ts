import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../domain-error.ts';
import { SubscriberNotFound } from './change-subscriber.ts';
import { EmailListSubscriberEntity } from './email-list-subscriber-entity.ts';

/** Thrown for an unsubscribed or bounced person: the row keeps them from being added again. */
class HasLeft extends DomainError<'has_left'> {}

/** The errors of `deleteSubscriber`. */
export const deleteSubscriberErrors = [SubscriberNotFound, HasLeft] as const;

/** Deletes the row of a subscriber. Throws `deleteSubscriberErrors`. */
export async function deleteSubscriber(em: EntityManager, where: { emailListId: string; id: string }): Promise<void> {
  const row = await em.findOne(EmailListSubscriberEntity, where);
  if (!row) throw new SubscriberNotFound();
  if (row.status !== 'subscribed')
    throw new HasLeft('has_left', 'This person gets no mail, and stays here so that nobody adds them again.');
  await em.remove(row).flush();
}
