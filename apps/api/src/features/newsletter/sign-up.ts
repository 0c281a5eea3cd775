import type { EntityManager } from '@mikro-orm/postgresql';
import { storeConsentText, type StatedConsent } from '../consents/stated-consent.ts';
import { EmailListEntity } from '../email-lists/email-list-entity.ts';
import { requestConfirmation } from '../pending-sign-ups/request-confirmation.ts';
import { addSubscription } from './add-subscription.ts';

interface SignUpResult {
  /** The same for every address. */
  needsConfirmation: boolean;
  /** The job that sends the email of this sign-up; undefined when none is due. */
  job: 'send-confirmations' | 'send-welcomes' | undefined;
}

/** Signs an address up at the list of website sign-ups: at once, or once its owner confirms it. */
export async function signUp(
  em: EntityManager,
  { email, consent, now }: { email: string; consent: StatedConsent; now: Date },
): Promise<SignUpResult> {
  await storeConsentText(em, consent);
  const { id: listId, doubleOptIn } = await em.findOneOrFail(EmailListEntity, { kind: 'website' });
  if (!doubleOptIn) {
    const isDue = await addSubscription(em, email, consent);
    return { needsConfirmation: false, job: isDue ? 'send-welcomes' : undefined };
  }
  const isDue = await requestConfirmation(em, { listId, email, consent, now });
  return { needsConfirmation: true, job: isDue ? 'send-confirmations' : undefined };
}
