import { defineEntity, p } from '@mikro-orm/core';

const NewsletterSubscriptionSchema = defineEntity({
  name: 'NewsletterSubscription',
  tableName: 'newsletter_subscriptions',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    /** As entered; unique, case-insensitively. */
    email: p.text(),
    createdAt: p.datetime(3).defaultRaw('now()'),
    /** The time when the mail server accepted the welcome email; null while it is pending. */
    welcomedAt: p.datetime(3).nullable(),
  },
});

/** A website sign-up for the newsletter. */
export class NewsletterSubscriptionEntity extends NewsletterSubscriptionSchema.class {}
NewsletterSubscriptionSchema.setClass(NewsletterSubscriptionEntity);
