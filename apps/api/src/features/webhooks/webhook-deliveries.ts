import type { EntityManager } from '@mikro-orm/postgresql';
import type { WebhookDelivery } from '@workspace/contracts/webhooks';
import { findWebhook } from './manage-webhooks.ts';
import { WebhookNotFound } from './webhook-errors.ts';

interface Row extends Omit<WebhookDelivery, 'createdAt' | 'nextAt'> {
  createdAt: Date;
  nextAt: Date | null;
}

const columns = 'id, event, status, attempts, created_at as "createdAt", next_at as "nextAt", result';

const toDelivery = ({ createdAt, nextAt, ...row }: Row): WebhookDelivery => ({
  ...row,
  createdAt: new Date(createdAt).toISOString(),
  nextAt: nextAt && row.status === 'pending' ? new Date(nextAt).toISOString() : null,
});

/** Returns a page of the deliveries of a webhook, the newest first. Throws `WebhookNotFound`. */
export async function pageOfDeliveries(
  em: EntityManager,
  webhookId: string,
  { page = 1, pageSize = 50 }: { page?: number | undefined; pageSize?: number | undefined },
): Promise<{ deliveries: WebhookDelivery[]; total: number }> {
  await findWebhook(em, webhookId);
  const [{ total }] = await em.execute<[{ total: number }]>(
    'select count(*)::int as total from webhook_deliveries where webhook_id = ?',
    [webhookId],
  );
  const rows = await em.execute<Row[]>(
    `select ${columns} from webhook_deliveries where webhook_id = ? order by id desc limit ? offset ?`,
    [webhookId, pageSize, (page - 1) * pageSize],
  );
  return { deliveries: rows.map(toDelivery), total };
}

/** Adds a delivery of the event `webhook.test`. Throws `WebhookNotFound`. */
export async function addTestDelivery(em: EntityManager, webhookId: string): Promise<WebhookDelivery> {
  await findWebhook(em, webhookId);
  const [row] = await em.execute<[Row]>(
    `insert into webhook_deliveries (webhook_id, event, data) values (?, 'webhook.test', '{}') returning ${columns}`,
    [webhookId],
  );
  return toDelivery(row);
}

/** Lets a delivery begin anew, under its id. Throws `WebhookNotFound`. */
export async function replayDelivery(em: EntityManager, webhookId: string, id: string): Promise<WebhookDelivery> {
  const [row] = await em.execute<Row[]>(
    `update webhook_deliveries
     set status = 'pending', attempts = 0, next_at = now(), retry_until = now() + interval '24 hours'
     where id = ? and webhook_id = ? returning ${columns}`,
    [id, webhookId],
  );
  if (!row) throw new WebhookNotFound();
  return toDelivery(row);
}
