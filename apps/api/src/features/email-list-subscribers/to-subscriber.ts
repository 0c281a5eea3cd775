import type { Suppression } from '@workspace/contracts/suppressions';
import type { Subscriber } from '@workspace/contracts/email-list-subscribers';
import { valuesOf } from '../subscriber-fields/find-fields.ts';
import type { EmailListSubscriberEntity } from './email-list-subscriber-entity.ts';

export const toSubscriber = (
  row: EmailListSubscriberEntity,
  suppression: Suppression | null,
  fields: readonly { key: string }[],
): Subscriber => ({
  id: row.id,
  email: row.email,
  firstName: row.firstName ?? null,
  lastName: row.lastName ?? null,
  status: row.status,
  source: row.source,
  unsubscribedAt: row.unsubscribedAt?.toISOString() ?? null,
  unsubscribedBy: row.unsubscribedBy ?? null,
  suppression,
  fields: valuesOf(row.fields, fields),
  createdAt: row.createdAt.toISOString(),
});
