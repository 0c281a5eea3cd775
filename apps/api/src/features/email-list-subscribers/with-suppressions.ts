import type { EntityManager } from '@mikro-orm/postgresql';
import type { Subscriber } from '@workspace/contracts/email-list-subscribers';
import { suppressionsOf } from '../mail-suppressions/find-suppressions.ts';
import type { EmailListSubscriberEntity } from './email-list-subscriber-entity.ts';
import { toSubscriber } from './to-subscriber.ts';

/** Returns rows of a list with the suppressions of their addresses. */
export async function withSuppressions(
  em: EntityManager,
  rows: readonly EmailListSubscriberEntity[],
): Promise<Subscriber[]> {
  const suppressions = await suppressionsOf(
    em,
    rows.map(({ email }) => email),
  );
  return rows.map((row, place) => toSubscriber(row, suppressions[place] ?? null));
}
