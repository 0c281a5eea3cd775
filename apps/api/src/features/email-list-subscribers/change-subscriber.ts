import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { changeSubscriber, Subscriber } from '@workspace/contracts/email-list-subscribers';
import type { FieldValue } from '@workspace/contracts/field-values';
import type { ParsedOf } from '@workspace/contracts/endpoint/define-endpoint';
import { DomainError } from '../../domain-error.ts';
import { isSuppressed } from '../suppressions/suppress.ts';
import { EmailListSubscriberEntity } from './email-list-subscriber-entity.ts';
import { withSuppressions } from './with-suppressions.ts';

export class SubscriberNotFound extends DomainError<'not_found'> {
  constructor() {
    super('not_found', 'This person is not on the list any more.');
  }
}

/** Thrown for an address or a status that a subscriber cannot get. */
export class UnfitChange extends DomainError<'address_taken' | 'address_left' | 'left_by_themselves'> {}

type Change = Omit<ParsedOf<typeof changeSubscriber>['body'], 'fields'> & {
  /** Checked values; null removes one. Fields that are not given stay. */
  fields?: Readonly<Record<string, FieldValue | null>> | undefined;
};

/** Updates the given fields of a row. Throws `SubscriberNotFound` and `UnfitChange`. */
export async function editSubscriber(
  em: EntityManager,
  where: { emailListId: string; id: string },
  { email, firstName, lastName, status, fields }: Change,
  by: string,
): Promise<Subscriber> {
  const row = await em.findOne(EmailListSubscriberEntity, where);
  if (!row) throw new SubscriberNotFound();
  if (email !== undefined && email.toLowerCase() !== row.email.toLowerCase()) await mayHave(em, row, email);
  if (email !== undefined) row.email = email;
  if (firstName !== undefined) row.firstName = firstName || null;
  if (lastName !== undefined) row.lastName = lastName || null;
  if (fields !== undefined) row.fields = withoutNulls({ ...row.fields, ...fields });
  if (status !== undefined) await setStatus(em, row, status, by);
  try {
    await em.flush();
  } catch (thrown) {
    if (!(thrown instanceof UniqueConstraintViolationException)) throw thrown;
    throw new UnfitChange('address_taken', 'This address is on the list already.', {
      email: 'This address is on the list already',
    });
  }
  const [subscriber] = await withSuppressions(em, [row]);
  return subscriber!;
}

const withoutNulls = (values: Readonly<Record<string, FieldValue | null>>): Record<string, FieldValue> =>
  Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (value === null ? [] : [[key, value]])));

/**
 * An unsubscribed row cannot be changed to mail another address, and an unsubscribed address cannot get into the list
 * by an edit.
 */
async function mayHave(em: EntityManager, row: EmailListSubscriberEntity, email: string): Promise<void> {
  if (row.status === 'subscribed' && !(await isSuppressed(em, email))) return;
  const message = 'Who has left stays out until they ask. Add the new address by itself.';
  throw new UnfitChange('address_left', message, { email: 'This address has left' });
}

/** Staff can unsubscribe any subscriber, and undo only what staff did. */
async function setStatus(
  em: EntityManager,
  row: EmailListSubscriberEntity,
  status: 'subscribed' | 'unsubscribed',
  by: string,
): Promise<void> {
  if (status === 'unsubscribed') {
    if (row.status === 'subscribed') Object.assign(row, { status, unsubscribedAt: new Date(), unsubscribedBy: by });
    return;
  }
  if (row.status === 'subscribed') return;
  if (row.unsubscribedBy === null || (await isSuppressed(em, row.email))) {
    const message =
      row.status === 'bounced'
        ? 'The mail server gave this address up, so it stays out.'
        : 'This person gets no mail until they ask for it themselves.';
    throw new UnfitChange('left_by_themselves', message, { status: message });
  }
  Object.assign(row, { status, unsubscribedAt: null, unsubscribedBy: null });
}
