import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Mailer } from '../../adapters/mailer.ts';
import { sendPending, type PendingResult } from '../../database/send-pending.ts';
import { noCampaign } from '../mail-preferences/address-token.ts';
import { preferencesOf } from '../mail-preferences/preferences-of.ts';
import type { MailSettings } from '../newsletter-campaigns/mail-settings.ts';
import { preferenceLinks } from '../mail-preferences/preference-links.ts';
import { NewsletterSubscriptionEntity } from './newsletter-subscription-entity.ts';
import { welcomeMail } from './welcome-mail.ts';

type WelcomeSettings = Pick<MailSettings, 'publicOrigin' | 'linkSecrets'>;

const lock = { orderBy: { createdAt: 'asc' }, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE } as const;

/** Sends all pending welcome emails. */
export function sendWelcomes(
  em: EntityManager,
  mailer: Mailer,
  settings: WelcomeSettings,
  signal?: AbortSignal,
): Promise<PendingResult> {
  return sendPending(em, {
    signal,
    next: (inside, others) => inside.findOne(NewsletterSubscriptionEntity, { welcomedAt: null, ...others }, lock),
    send: async ({ email }) => mailer(welcomeMail(email, await welcomeStateOf(em.fork(), email, settings))),
    done: (subscription) => void (subscription.welcomedAt = new Date()),
    count: (inside) => inside.count(NewsletterSubscriptionEntity, { welcomedAt: null }),
  });
}

/** Returns the preferences URL of a sign-up, and whether it currently receives email. */
async function welcomeStateOf(em: EntityManager, email: string, settings: WelcomeSettings) {
  const [website] = await em.execute<[{ id: string }]>("select id from email_lists where kind = 'website'");
  const about = { email, listId: website.id, campaignId: noCampaign };
  const { standing: status } = await preferencesOf(em, about);
  const { preferencesUrl } = preferenceLinks(about, settings);
  return { publicOrigin: settings.publicOrigin, preferencesUrl, isReader: status === 'subscribed' };
}
