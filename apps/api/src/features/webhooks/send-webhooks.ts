import type { EntityManager } from '@mikro-orm/postgresql';
import { brand } from '@workspace/contracts/brand';
import { webhookFailingDays } from '@workspace/contracts/webhooks';
import type { Mailer } from '../../adapters/mailer.ts';
import type { PostWebhook } from '../../adapters/post-webhook.ts';
import { decryptSecret } from '../../encrypt-secret.ts';
import { MailNotSent } from '../../mail-not-sent.ts';
import { retryDelay } from '../../retry-delay.ts';
import { valuesOf } from '../../values-of.ts';
import { escapeMarkup } from '@workspace/contracts/escape-markup';
import { dataOfEvent } from './data-of-event.ts';
import { secretPurpose } from './manage-webhooks.ts';
import { signedHeaders } from './webhook-signature.ts';

export interface SendWebhooksDeps {
  newEm: () => EntityManager;
  postWebhook: PostWebhook;
  mailer: Mailer;
  linkSecrets: readonly string[];
}

interface Claimed {
  id: string;
  webhookId: string;
  event: string;
  data: Record<string, string>;
  attempts: number;
  createdAt: string;
  url: string;
  secret: string;
}

const atOnce = 20;
/** A worker that dies leaves its claims to others after this time. */
const leaseMinutes = 2;

/** Sends all due deliveries of webhooks that are switched on, until none is left or the worker stops. */
export async function sendWebhooks(deps: SendWebhooksDeps, signal?: AbortSignal): Promise<{ sent: number }> {
  let sent = 0;
  for (;;) {
    const claimed = signal?.aborted ? [] : await claimDue(deps.newEm());
    if (claimed.length === 0) return { sent };
    const results = await Promise.allSettled(claimed.map((delivery) => sendOne(deps, delivery)));
    sent += valuesOf(results).length;
  }
}

function claimDue(em: EntityManager): Promise<Claimed[]> {
  return em.execute(
    `update webhook_deliveries d
     set attempts = d.attempts + 1, next_at = now() + interval '${leaseMinutes} minutes'
     from webhooks w
     where w.id = d.webhook_id and d.id in (
       select p.id from webhook_deliveries p join webhooks o on o.id = p.webhook_id
       where p.status = 'pending' and p.next_at <= now() and o.disabled_at is null
       order by p.next_at limit ? for update of p skip locked)
     returning d.id, d.webhook_id as "webhookId", d.event, d.data, d.attempts, d.created_at as "createdAt", w.url, w.secret`,
    [atOnce],
  );
}

async function sendOne(deps: SendWebhooksDeps, delivery: Claimed): Promise<void> {
  const em = deps.newEm();
  const { id, event, url, createdAt } = delivery;
  const secret = await decryptSecret(deps.linkSecrets, secretPurpose, delivery.secret);
  if (secret === undefined)
    return settleFailure(deps, delivery, 'Its secret cannot be read. Create the webhook again.');
  const data = await dataOfEvent(em, event, delivery.data);
  const body = JSON.stringify({ type: event, timestamp: new Date(createdAt).toISOString(), data });
  const { status, error } = await deps.postWebhook(url, signedHeaders(secret, id, new Date(), body), body);
  if (status !== undefined && status >= 200 && status < 300) return settleSuccess(em, delivery, status);
  await settleFailure(deps, delivery, error ?? `Status ${status}`, status === 410);
}

async function settleSuccess(em: EntityManager, { id, webhookId }: Claimed, status: number): Promise<void> {
  await em.execute(`update webhook_deliveries set status = 'delivered', next_at = null, result = ? where id = ?`, [
    String(status),
    id,
  ]);
  await em.execute('update webhooks set failing_since = null where id = ? and failing_since is not null', [webhookId]);
}

async function settleFailure(
  deps: SendWebhooksDeps,
  { id, webhookId, attempts }: Claimed,
  result: string,
  isGone = false,
): Promise<void> {
  const em = deps.newEm();
  const delay = retryDelay(attempts);
  await em.execute(
    `update webhook_deliveries set result = ?,
       status = case when now() + make_interval(secs => ?) > retry_until then 'failed' else 'pending' end,
       next_at = case when now() + make_interval(secs => ?) > retry_until then null
         else now() + make_interval(secs => ?) end
     where id = ?`,
    [result, delay, delay, delay, id],
  );
  await em.execute('update webhooks set failing_since = coalesce(failing_since, now()) where id = ?', [webhookId]);
  await disableIfDead(deps, webhookId, result, isGone);
}

/**
 * Disables a webhook that has failed for days, or whose receiver says that it is gone, and tells its creator. It stays
 * enabled until its next failure when the mail server is unavailable.
 */
async function disableIfDead(
  { newEm, mailer }: SendWebhooksDeps,
  webhookId: string,
  result: string,
  isGone: boolean,
): Promise<void> {
  const reason = isGone
    ? 'The receiver says that it is gone (410).'
    : `No delivery succeeded for ${webhookFailingDays} days. The last result: ${result}`;
  await newEm().transactional(async (em) => {
    const [disabled] = await em.execute<{ url: string; createdBy: string }[]>(
      `update webhooks set disabled_at = now(), disabled_reason = ?
     where id = ? and disabled_at is null
       and (? or failing_since < now() - interval '${webhookFailingDays} days')
     returning url, created_by as "createdBy"`,
      [reason, webhookId, isGone],
    );
    if (!disabled) return;
    const text = `The webhook to ${disabled.url} was switched off. ${reason} Switch it on again under Settings, Webhooks.`;
    const subject = `A webhook of ${brand.name} was switched off`;
    await mailer({ to: disabled.createdBy, subject, text, html: `<p>${escapeMarkup(text)}</p>` }).catch(
      (error: unknown) => {
        const willWork = !(error instanceof MailNotSent) || error.outcome === 'deferred';
        if (willWork) throw error;
      },
    );
  });
}
