import type { EntityManager } from '@mikro-orm/postgresql';
import type { BounceMailbox } from '../../adapters/bounce-mailbox.ts';
import { recordEvents } from '../mail-events/record-events.ts';
import { parseBounce } from './returned-mail.ts';

/**
 * Reads the bounces that arrived since the last visit. A message that cannot be parsed is flagged in the mailbox for
 * staff.
 */
export async function readBounceMailbox(
  newEm: () => EntityManager,
  box: BounceMailbox,
  linkSecrets: readonly string[],
): Promise<{ read: number; bounced: number; complained: number; unclear: number }> {
  const counts = { bounced: 0, complained: 0, unclear: 0 };
  const read = await box(async (source) => {
    const returned = await parseBounce(source, linkSecrets).catch(() => 'unclear' as const);
    if (returned === 'passing') return 'read';
    counts[returned === 'unclear' ? returned : returned.kind] += 1;
    if (returned === 'unclear') return 'for_staff';
    await recordEvents(newEm(), [returned]);
    return 'read';
  });
  return { read, ...counts };
}
