import type { EntityManager } from '@mikro-orm/postgresql';
import { beginSending } from '../../src/features/newsletter-campaigns/sending/begin-sending.ts';
import { prepareLedger } from '../../src/features/newsletter-deliveries/prepare-ledger.ts';
import { testMailSettings } from '../test-mail-settings.ts';

/** Starts a campaign that cannot be undone, and writes its whole ledger. Returns false when it was started before. */
export async function beginCampaign(newEm: () => EntityManager, id: string): Promise<boolean> {
  const sendsAt = await beginSending(newEm(), id, testMailSettings, { people: 0, secondsToUndo: 0 });
  await prepareLedger(newEm, id);
  return sendsAt !== undefined;
}
