import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Mailer } from '../../outside/mailer.ts';
import { sendWaiting } from '../../database/send-waiting.ts';
import { NewsletterSubscriptionEntity } from './newsletter-subscription-entity.ts';
import { welcomeMail } from './welcome-mail.ts';

const lock = { orderBy: { createdAt: 'asc' }, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE } as const;

/** Sends every welcome that is still to be sent. */
export function sendWelcomes(
  em: EntityManager,
  mailer: Mailer,
  publicOrigin: string,
): Promise<{ sent: number; left: number }> {
  return sendWaiting(em, {
    next: (inside) => inside.findOne(NewsletterSubscriptionEntity, { welcomedAt: null }, lock),
    send: ({ email }) => mailer(welcomeMail(email, publicOrigin)),
    done: (subscription) => void (subscription.welcomedAt = new Date()),
    count: (inside) => inside.count(NewsletterSubscriptionEntity, { welcomedAt: null }),
  });
}
