import type { EntityManager } from '@mikro-orm/postgresql';
import type { Subscriber } from '@workspace/contracts/email-list-subscribers';
import { findFields } from '../subscriber-fields/find-fields.ts';
import { suppressionsOf } from '../suppressions/find-suppressions.ts';
import type { EmailListSubscriberEntity } from './email-list-subscriber-entity.ts';
import { toSubscriber } from './to-subscriber.ts';

/** Returns rows of one list with the suppressions of their addresses, and the values of the fields that the list has. */
export async function withSuppressions(
  em: EntityManager,
  rows: readonly EmailListSubscriberEntity[],
): Promise<Subscriber[]> {
  const [first] = rows;
  if (!first) return [];
  const fields = await findFields(em, first.emailListId);
  const suppressions = await suppressionsOf(
    em,
    rows.map(({ email }) => email),
  );
  return rows.map((row, place) => toSubscriber(row, suppressions[place] ?? null, fields));
}
