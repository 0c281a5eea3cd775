import type { Suppression } from '@workspace/contracts/mail-suppressions';
import type { Subscriber } from '@workspace/contracts/email-list-subscribers';
import type { EmailListSubscriberEntity } from './email-list-subscriber-entity.ts';

export const toSubscriber = (row: EmailListSubscriberEntity, suppression: Suppression | null): Subscriber => ({
  id: row.id,
  email: row.email,
  firstName: row.firstName ?? null,
  lastName: row.lastName ?? null,
  status: row.status,
  source: row.source,
  unsubscribedAt: row.unsubscribedAt?.toISOString() ?? null,
  unsubscribedBy: row.unsubscribedBy ?? null,
  suppression,
  createdAt: row.createdAt.toISOString(),
});
