import type { Subscriber } from '@workspace/contracts/email-list-subscribers';
import type { EmailListSubscriberEntity } from './email-list-subscriber-entity.ts';

export const toSubscriber = (row: EmailListSubscriberEntity): Subscriber => ({
  id: row.id,
  email: row.email,
  firstName: row.firstName ?? null,
  lastName: row.lastName ?? null,
  status: row.status,
  source: row.source,
  unsubscribedAt: row.unsubscribedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});
