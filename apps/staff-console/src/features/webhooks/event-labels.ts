import type { WebhookEvent } from '@workspace/contracts/webhooks';

/** Descriptions of the events for people. */
export const eventLabels: Readonly<Record<WebhookEvent, string>> = {
  'post.published': 'post.published: a post can be read',
  'request.received': 'request.received: a visitor asks for a consultation',
  'subscriber.joined': 'subscriber.joined: somebody subscribes',
  'subscriber.left': 'subscriber.left: somebody unsubscribes',
  'campaign.finished': 'campaign.finished: a newsletter is sent',
  'delivery.bounced': 'delivery.bounced: an address cannot be reached',
};
