import { defineEntity, p } from '@mikro-orm/core';

const NewsletterSubscriptionSchema = defineEntity({
  name: 'NewsletterSubscription',
  tableName: 'newsletter_subscriptions',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    /** As given; unique without regard to case. */
    email: p.text(),
    createdAt: p.datetime(3).defaultRaw('now()'),
    /** When the mail server took the welcome; null while it is still to be sent. */
    welcomedAt: p.datetime(3).nullable(),
  },
});

/** A website sign-up for the newsletter. */
export class NewsletterSubscriptionEntity extends NewsletterSubscriptionSchema.class {}
NewsletterSubscriptionSchema.setClass(NewsletterSubscriptionEntity);
