import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** Creates the secret of a webhook by the convention of Standard Webhooks. */
export const createWebhookSecret = (): string => prefix + randomBytes(24).toString('base64');

/** Returns the headers that identify and sign a message, by the convention of Standard Webhooks. */
export function signedHeaders(secret: string, id: string, at: Date, body: string): Record<string, string> {
  const timestamp = Math.floor(at.getTime() / 1_000);
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` };
}
