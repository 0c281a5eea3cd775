import { defineEntity, p } from '@mikro-orm/core';
import type { WebhookEvent } from '@workspace/contracts/webhooks';
import { textArray } from '../../database/text-array.ts';

const WebhookSchema = defineEntity({
  name: 'Webhook',
  tableName: 'webhooks',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    url: p.text(),
    events: textArray().$type<WebhookEvent[]>(),
    /** Encrypted. */
    secret: p.text(),
    createdBy: p.text(),
    createdAt: p.datetime(3).defaultRaw('now()'),
    disabledAt: p.datetime(3).nullable(),
    disabledReason: p.text().nullable(),
    failingSince: p.datetime(3).nullable(),
  },
});

/** An address that receives events. */
export class WebhookEntity extends WebhookSchema.class {}
WebhookSchema.setClass(WebhookEntity);
