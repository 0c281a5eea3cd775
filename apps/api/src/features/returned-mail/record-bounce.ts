import type { EntityManager } from '@mikro-orm/postgresql';
import { recordEvents } from '../mail-events/record-events.ts';
import { parseBounce } from './returned-mail.ts';

export type BounceOutcome = 'bounced' | 'complained' | 'passing' | 'unclear';

/** Records the bounce of a newsletter. `unclear`: the message is none, or cannot be parsed. */
export async function recordBounce(
  newEm: () => EntityManager,
  source: Buffer,
  linkSecrets: readonly string[],
): Promise<BounceOutcome> {
  const returned = await parseBounce(source, linkSecrets).catch(() => 'unclear' as const);
  if (returned === 'passing' || returned === 'unclear') return returned;
  await recordEvents(newEm(), [returned]);
  return returned.kind;
}
