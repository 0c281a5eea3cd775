import type { EntityManager } from '@mikro-orm/postgresql';
import { parseEmailAddress } from '@workspace/contracts/email-address';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import type { sendTests } from '@workspace/contracts/campaign-previews';
import { isSuppressed } from '../../suppressions/suppress.ts';
import { findReaderByAddress } from '../audience/find-reader.ts';
import type { NewsletterCampaignEntity } from '../newsletter-campaign-entity.ts';
import type { CampaignsDeps } from '../newsletter-campaigns-deps.ts';
import { messageWriter, type CampaignMessage } from '../rendering/write-messages.ts';

type Outcome = ResponseOf<typeof sendTests>;

interface TestsToSend {
  campaign: NewsletterCampaignEntity;
  draft: CampaignMessage;
  emails: readonly string[];
  deps: Pick<CampaignsDeps, 'settings' | 'submit' | 'clock'>;
}

/** Sends a draft to each address, one after another, and reports each. A failure concerns its address alone. */
export async function sendTestsTo(em: EntityManager, { campaign, draft, emails, deps }: TestsToSend): Promise<Outcome> {
  const outcome: Outcome = { accepted: [], rejected: [] };
  const write = await messageWriter({ ...draft, subject: `[Test] ${draft.subject}` }, deps.settings);
  const unique = new Map(emails.map((email) => [email.toLowerCase(), email])).values();
  let number = 0;
  for (const written of unique) {
    const email = parseEmailAddress(written);
    const reject = (reason: string) => outcome.rejected.push({ email: written, reason });
    if (email === undefined) reject('This is no email address. Write one such as name@example.com.');
    else if (await isSuppressed(em, email))
      reject('This address gets no email from us: it unsubscribed from everything, bounced or reported spam.');
    else {
      // Unique for each test: a mailbox may hide a Message-ID that it has already seen.
      const id = -(deps.clock() + (number += 1));
      const submission = await deps.submit(await write({ ...(await findReaderByAddress(em, campaign, email)), id }));
      if (submission.outcome === 'handed_over') outcome.accepted.push(email);
      else reject(`The mail server did not take it: ${submission.answer}`);
    }
  }
  return outcome;
}
