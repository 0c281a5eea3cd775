import type { EntityManager } from '@mikro-orm/postgresql';
import type { Inbox } from '../../adapters/inbox.ts';
import type { ContactClock } from '../contacts/contact-clock.ts';
import { receiveEmail } from '../contacts/receive-email.ts';
import { isDatabaseUnavailable } from '../../database/is-database-unavailable.ts';
import { recordBounce } from '../returned-mail/record-bounce.ts';

export interface ReadInboxDeps {
  newEm: () => EntityManager;
  linkSecrets: readonly string[];
  clock: () => number;
  contactClock: ContactClock;
}

interface Counts {
  read: number;
  answers: number;
  bounced: number;
  complained: number;
  unclear: number;
  /** Messages that could not be processed, for example because the database rejects a character in them. */
  failed: number;
}

/**
 * Reads the messages that arrived since the last visit: answers to replies, and bounces. Any other message is flagged in
 * the mailbox for staff.
 */
export async function readInbox(inbox: Inbox, deps: ReadInboxDeps): Promise<Counts> {
  const { newEm, linkSecrets, clock, contactClock } = deps;
  const counts = { answers: 0, bounced: 0, complained: 0, unclear: 0, failed: 0 };
  const judge = async (source: Buffer) => {
    const isAnswer = await receiveEmail(newEm(), source, { at: new Date(clock()), clock: contactClock });
    if (isAnswer) counts.answers += 1;
    const outcome = isAnswer ? 'passing' : await recordBounce(newEm, source, linkSecrets);
    if (outcome !== 'passing') counts[outcome] += 1;
    return outcome === 'unclear' ? 'for_staff' : 'read';
  };
  const read = await inbox((source) =>
    judge(source).catch((error: unknown) => {
      // One message must not keep the others from being read.
      if (isDatabaseUnavailable(error)) throw error;
      counts.failed += 1;
      return 'for_staff';
    }),
  );
  return { read, ...counts };
}
