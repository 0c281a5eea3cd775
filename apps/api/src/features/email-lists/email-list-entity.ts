import { defineEntity, p } from '@mikro-orm/core';

const EmailListSchema = defineEntity({
  name: 'EmailList',
  tableName: 'email_lists',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    name: p.text(),
    description: p.text().nullable(),
    /** The number of subscribed rows. Maintained by the database; never written here. */
    subscriberCount: p.integer().persist(false),
    /** `website`: the one list for website sign-ups. */
    kind: p.text().$type<'own' | 'website'>().default('own'),
    /** Sign-ups on the site confirm by email first. */
    doubleOptIn: p.boolean().default(false),
    createdAt: p.datetime(3).defaultRaw('now()'),
    updatedAt: p.datetime(3).defaultRaw('now()'),
    trashedAt: p.datetime(3).nullable(),
    /** Deleted permanently: the row remains only for campaigns that were started. */
    deletedAt: p.datetime(3).nullable(),
  },
});

/** An email list for the newsletter. */
export class EmailListEntity extends EmailListSchema.class {}
EmailListSchema.setClass(EmailListEntity);
