import type { SubscriberField } from '@workspace/contracts/subscriber-fields';

/** Returns so many fields, named Field 0, Field 1 and so on. */
export const someFields = (count: number): SubscriberField[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    key: `field_${index}`,
    name: `Field ${index}`,
    type: 'text',
    emailListId: null,
    createdAt: '2026-11-01T10:00:00.000Z',
  }));
