import { defineEntity, p } from '@mikro-orm/core';
import type { FieldType } from '@workspace/contracts/field-values';

const SubscriberFieldSchema = defineEntity({
  name: 'SubscriberField',
  tableName: 'subscriber_fields',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    /** The key of its values in `email_list_subscribers.fields`. */
    key: p.text(),
    name: p.text(),
    type: p.text().$type<FieldType>(),
    /** The only list whose subscribers have it; null for all. */
    emailListId: p.uuid().nullable(),
    createdAt: p.datetime(3).defaultRaw('now()'),
    /** Set while the values of a deleted field are being removed. */
    deletedAt: p.datetime(3).nullable(),
  },
});

/** A field of subscribers. */
export class SubscriberFieldEntity extends SubscriberFieldSchema.class {}
SubscriberFieldSchema.setClass(SubscriberFieldEntity);
