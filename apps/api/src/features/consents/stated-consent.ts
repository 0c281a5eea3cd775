import type { EntityManager } from '@mikro-orm/postgresql';
import { newsletterConsents } from '@workspace/contracts/form-choices';
import type { NewsletterSignUp } from '@workspace/contracts/newsletter';

/** The form that a visitor sent. */
export interface StatedConsent {
  version: string | null;
  page: string | null;
  /** Null unless the API is configured to store it. */
  ip: string | null;
}

const maxPath = 500;

/** Returns the consent that a form states. An unknown version and a page that is no path count as none. */
export function statedConsent(
  { consent, page }: Pick<NewsletterSignUp, 'consent' | 'page'>,
  ip: string | null,
): StatedConsent {
  return {
    version: consent !== undefined && Object.hasOwn(newsletterConsents, consent) ? consent : null,
    page: page !== undefined && /^\/(?!\/)/.test(page) ? page.slice(0, maxPath) : null,
    ip,
  };
}

/** Stores the text of a version, once. Runs before rows that refer to it. */
export async function storeConsentText(em: EntityManager, { version }: StatedConsent): Promise<void> {
  if (version === null) return;
  await em.execute('insert into consent_texts (version, text) values (?, ?) on conflict do nothing', [
    version,
    newsletterConsents[version],
  ]);
}
