import type { WebhookEvent } from '@workspace/contracts/webhooks';

/** Descriptions of the events for people. */
export const eventLabels: Readonly<Record<WebhookEvent, string>> = {
  'post.published': 'post.published: a post can be read',
  'request.received': 'request.received: a visitor asks for a consultation',
  'subscriber.joined': 'subscriber.joined: somebody subscribes, other than by an import',
  'subscriber.left': 'subscriber.left: somebody unsubscribes',
  'subscribers.imported': 'subscribers.imported: an import is done, with its counts',
  'subscribers.import_undone': 'subscribers.import_undone: an import is undone, with the number of removed people',
  'campaign.finished': 'campaign.finished: a newsletter is sent',
  'delivery.bounced': 'delivery.bounced: an address cannot be reached',
};
