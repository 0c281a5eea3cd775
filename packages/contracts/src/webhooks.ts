import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { page, pageSizeUpTo } from './list-query.ts';
import { maxCharacters } from './max-characters.ts';

/**
 * The events that a webhook can name. An import is one event with its id and its counts, and so is its undoing: its
 * people are not reported one by one. `GET /api/email-lists/:listId/subscribers` has them.
 */
export const webhookEvents = [
  'post.published',
  'request.received',
  'subscriber.joined',
  'subscriber.left',
  'subscribers.imported',
  'subscribers.import_undone',
  'campaign.finished',
  'delivery.bounced',
] as const;
const WebhookEvent = z.enum(webhookEvents, 'Choose events such as post.published');
export type WebhookEvent = z.infer<typeof WebhookEvent>;

/** Days after which a webhook that only fails is switched off. */
export const webhookFailingDays = 3;

/** An address that receives events. `failingSince`: no delivery has succeeded since; `disabledReason` is for people. */
export const Webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(WebhookEvent),
  isEnabled: z.boolean(),
  disabledReason: z.nullable(z.string()),
  failingSince: z.nullable(z.iso.datetime()),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
});
export type Webhook = z.infer<typeof Webhook>;

/** One event on its way to one webhook; `id` is the header `webhook-id`. `nextAt` is null when no attempt follows. */
export const WebhookDelivery = z.object({
  id: z.uuid(),
  event: z.string(),
  status: z.enum(['pending', 'delivered', 'failed']),
  attempts: z.int(),
  createdAt: z.iso.datetime(),
  nextAt: z.nullable(z.iso.datetime()),
  /** The result of the last attempt: a status such as `200`, or the reason of a failure. */
  result: z.nullable(z.string()),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const url = z.string().check(z.trim(), maxCharacters(2_000), z.url('Write an address such as https://…'));
const events = z.array(WebhookEvent).check(z.minLength(1, 'Choose at least one event'));
const byId = z.object({ id: z.uuid() });
const oneWebhook = z.object({ webhook: Webhook });

/** Lists webhooks, the newest first. */
export const listWebhooks = defineEndpoint({
  method: 'GET',
  path: '/api/webhooks',
  access: 'staff',
  query: z.object({ page, pageSize: pageSizeUpTo(200) }),
  response: z.object({ webhooks: z.array(Webhook), total: z.int() }),
});

/**
 * Creates a webhook by the convention of Standard Webhooks, and returns its secret once. `address_not_allowed`: the
 * address is not `https`, or not on the public internet.
 */
export const createWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/webhooks',
  access: 'staff',
  body: z.object({ url, events }),
  status: 201,
  response: z.object({ webhook: Webhook, secret: z.string() }),
  errors: { address_not_allowed: 422 },
});

/** Changes the events of a webhook, or switches it on or off. Waiting deliveries of one that is off wait. */
export const changeWebhook = defineEndpoint({
  method: 'PATCH',
  path: '/api/webhooks/:id',
  access: 'staff',
  params: byId,
  body: z.object({ events: z.optional(events), isEnabled: z.optional(z.boolean()) }),
  response: oneWebhook,
});

/** Deletes a webhook with its log. */
export const deleteWebhook = defineEndpoint({
  method: 'DELETE',
  path: '/api/webhooks/:id',
  access: 'staff',
  params: byId,
  response: 'nothing',
});

/** Lists the deliveries of a webhook, the newest first. They are stored for 30 days. */
export const listWebhookDeliveries = defineEndpoint({
  method: 'GET',
  path: '/api/webhooks/:id/deliveries',
  access: 'staff',
  params: byId,
  query: z.object({ page, pageSize: pageSizeUpTo(200) }),
  response: z.object({ deliveries: z.array(WebhookDelivery), total: z.int() }),
});

/** Sends the event `webhook.test` to a webhook. */
export const testWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/webhooks/:id/test',
  access: 'staff',
  params: byId,
  status: 202,
  response: z.object({ delivery: WebhookDelivery }),
});

/** Sends a delivery again, under the same `webhook-id`. */
export const replayWebhookDelivery = defineEndpoint({
  method: 'POST',
  path: '/api/webhooks/:id/deliveries/:deliveryId/replay',
  access: 'staff',
  params: z.object({ id: z.uuid(), deliveryId: z.uuid() }),
  status: 202,
  response: z.object({ delivery: WebhookDelivery }),
});
