import { defineEntity, p } from '@mikro-orm/core';
import type { FieldValues } from '@workspace/contracts/field-values';

const EmailListSubscriberSchema = defineEntity({
  name: 'EmailListSubscriber',
  tableName: 'email_list_subscribers',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    emailListId: p.uuid(),
    /** As entered; unique in its list, case-insensitively. */
    email: p.text(),
    firstName: p.text().nullable(),
    lastName: p.text().nullable(),
    status: p.text().$type<'subscribed' | 'unsubscribed' | 'bounced'>().default('subscribed'),
    unsubscribedAt: p.datetime(3).nullable(),
    /** The email address of the staff member who unsubscribed them; null when the subscriber did. */
    unsubscribedBy: p.text().nullable(),
    source: p.text().$type<'manual' | 'import' | 'website'>().default('manual'),
    /** The import that added it. */
    importId: p.uuid().nullable(),
    /** The values of fields by key. */
    fields: p.json().$type<FieldValues>().defaultRaw(`'{}'`),
    createdAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** A subscriber of an email list. */
export class EmailListSubscriberEntity extends EmailListSubscriberSchema.class {}
EmailListSubscriberSchema.setClass(EmailListSubscriberEntity);
