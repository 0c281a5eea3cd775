import type { SubscriberField } from '@workspace/contracts/subscriber-fields';
import type { SubscriberFieldEntity } from './subscriber-field-entity.ts';

export const toSubscriberField = (row: SubscriberFieldEntity): SubscriberField => ({
  id: row.id,
  key: row.key,
  name: row.name,
  type: row.type,
  emailListId: row.emailListId ?? null,
  createdAt: row.createdAt.toISOString(),
});
