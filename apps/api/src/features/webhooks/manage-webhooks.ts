import type { EntityManager } from '@mikro-orm/postgresql';
import type { ParsedOf } from '@workspace/contracts/endpoint/define-endpoint';
import type { changeWebhook, createWebhook, Webhook } from '@workspace/contracts/webhooks';
import { encryptSecret } from '../../encrypt-secret.ts';
import { hostOf } from '../../host-of.ts';
import { AddressNotAllowed, WebhookNotFound } from './webhook-errors.ts';
import { WebhookEntity } from './webhook-entity.ts';
import { createWebhookSecret } from './webhook-signature.ts';

/** The purpose of the encryption of secrets. */
export const secretPurpose = 'secret of a webhook';

export function toWebhook(webhook: WebhookEntity): Webhook {
  const { id, url, events, disabledAt, disabledReason, failingSince, createdBy, createdAt } = webhook;
  return {
    id,
    url,
    events,
    isEnabled: disabledAt === null,
    disabledReason: disabledReason ?? null,
    failingSince: failingSince?.toISOString() ?? null,
    createdBy,
    createdAt: createdAt.toISOString(),
  };
}

interface AddOptions {
  by: string;
  linkSecrets: readonly string[];
  allowsPrivate: boolean;
  isAllowed: (address: string) => boolean;
}

const isIp = (host: string): boolean => /^[\d.]+$|^\[/.test(host);

/** Rejects an address that would never be called. Names are resolved and checked for each call. */
function requireAllowed(url: string, { allowsPrivate, isAllowed }: AddOptions): void {
  if (allowsPrivate) return;
  const address = new URL(url);
  const { protocol, hostname, username } = address;
  if (protocol !== 'https:') throw new AddressNotAllowed('Write an https address.');
  if (username !== '')
    throw new AddressNotAllowed('Leave out the user name: the signature proves where it comes from.');
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (isLocal || (isIp(hostname) && !isAllowed(hostOf(address))))
    throw new AddressNotAllowed('This address is not on the public internet.');
}

/** Creates a webhook, and returns its secret, which is stored encrypted. Throws `AddressNotAllowed`. */
export async function addWebhook(
  em: EntityManager,
  { url, events }: ParsedOf<typeof createWebhook>['body'],
  options: AddOptions,
): Promise<{ webhook: Webhook; secret: string }> {
  requireAllowed(url, options);
  const secret = createWebhookSecret();
  const webhook = em.create(WebhookEntity, {
    url,
    events: [...new Set(events)],
    secret: await encryptSecret(options.linkSecrets, secretPurpose, secret),
    createdBy: options.by,
    disabledAt: null,
    disabledReason: null,
    failingSince: null,
  });
  await em.flush();
  return { webhook: toWebhook(webhook), secret };
}

/** Changes a webhook. Throws `WebhookNotFound`. */
export async function editWebhook(
  em: EntityManager,
  id: string,
  { events, isEnabled }: ParsedOf<typeof changeWebhook>['body'],
): Promise<Webhook> {
  const webhook = await findWebhook(em, id);
  if (events) webhook.events = [...new Set(events)];
  if (isEnabled === true) Object.assign(webhook, { disabledAt: null, disabledReason: null, failingSince: null });
  if (isEnabled === false) webhook.disabledAt ??= new Date();
  await em.flush();
  return toWebhook(webhook);
}

/** Deletes a webhook with its log. Throws `WebhookNotFound`. */
export async function removeWebhook(em: EntityManager, id: string): Promise<void> {
  await em.remove(await findWebhook(em, id)).flush();
}

/** Returns a webhook. Throws `WebhookNotFound`. */
export async function findWebhook(em: EntityManager, id: string): Promise<WebhookEntity> {
  const webhook = await em.findOne(WebhookEntity, { id });
  if (!webhook) throw new WebhookNotFound();
  return webhook;
}
