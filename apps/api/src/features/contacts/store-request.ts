import type { EntityManager } from '@mikro-orm/postgresql';
import type { ContactRequest } from '@workspace/contracts/contacts';
import { privacyPolicyVersions } from '@workspace/contracts/form-choices';
import type { ContactClock } from './contact-clock.ts';
import { ContactEntity } from './contact-entity.ts';
import { ContactEventEntity } from './contact-event-entity.ts';
import { findSpamFacts } from './find-spam-facts.ts';
import { spamReasonsOf } from './spam-score.ts';

/** Stores a request. Spam is stored too, and staff can put it back. */
export function storeRequest(
  em: EntityManager,
  { agreedPolicy, website: _trap, ...request }: ContactRequest,
  { at, clock }: { at: Date; clock: ContactClock },
): Promise<ContactEntity> {
  const isKnown = agreedPolicy !== undefined && privacyPolicyVersions.includes(agreedPolicy);
  const agreement = isKnown ? { policyVersion: agreedPolicy, agreedAt: at } : { policyVersion: null, agreedAt: null };
  return em.transactional(async (inside) => {
    const spamReasons = spamReasonsOf(await findSpamFacts(inside, request, at));
    const spam = spamReasons.length > 0 ? { spamAt: at, spamReasons } : {};
    const contact = inside.create(ContactEntity, { ...request, ...agreement, ...clock(at), ...spam, createdAt: at });
    await inside.flush();
    if (contact.spamAt) inside.create(ContactEventEntity, { contactId: contact.id, kind: 'spam', at });
    await inside.flush();
    return contact;
  });
}
