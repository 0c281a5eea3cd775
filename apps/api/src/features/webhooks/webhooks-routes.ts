import type { FastifyInstance } from 'fastify';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhookDelivery,
  testWebhook,
} from '@workspace/contracts/webhooks';
import { serve } from '../../http/serve.ts';
import { addWebhook, editWebhook, removeWebhook, toWebhook } from './manage-webhooks.ts';
import { addTestDelivery, pageOfDeliveries, replayDelivery } from './webhook-deliveries.ts';
import { WebhookEntity } from './webhook-entity.ts';
import { AddressNotAllowed, WebhookNotFound } from './webhook-errors.ts';

export interface WebhooksDeps {
  linkSecrets: readonly string[];
  /** True when addresses of private networks may receive events. */
  allowsPrivate: boolean;
  /** Accepts an IP address. */
  isAllowed: (address: string) => boolean;
}

/** Routes of webhooks and their log. */
export function webhooksRoutes(app: FastifyInstance, deps: WebhooksDeps): void {
  serve(app, listWebhooks, async ({ query: { page = 1, pageSize = 50 }, request: { em } }) => {
    const options = { orderBy: { id: 'desc' }, limit: pageSize, offset: (page - 1) * pageSize } as const;
    const [webhooks, total] = await em.findAndCount(WebhookEntity, {}, options);
    return { webhooks: webhooks.map(toWebhook), total };
  });

  serve(app, createWebhook, [AddressNotAllowed], ({ body, user, request: { em } }) =>
    addWebhook(em, body, { ...deps, by: user.email }),
  );

  serve(app, changeWebhook, [WebhookNotFound], async ({ params: { id }, body, request: { em } }) => ({
    webhook: await editWebhook(em, id, body),
  }));

  serve(app, deleteWebhook, [WebhookNotFound], ({ params: { id }, request: { em } }) => removeWebhook(em, id));

  serve(app, listWebhookDeliveries, [WebhookNotFound], ({ params: { id }, query, request: { em } }) =>
    pageOfDeliveries(em, id, query),
  );

  serve(app, testWebhook, [WebhookNotFound], async ({ params: { id }, request: { em } }) => ({
    delivery: await addTestDelivery(em, id),
  }));

  serve(app, replayWebhookDelivery, [WebhookNotFound], async ({ params: { id, deliveryId }, request: { em } }) => ({
    delivery: await replayDelivery(em, id, deliveryId),
  }));
}
