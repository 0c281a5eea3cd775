import type { EntityManager } from '@mikro-orm/postgresql';
import { beginSending } from '../../src/features/newsletter-campaigns/sending/begin-sending.ts';
import { prepareLedger, type Grouping } from '../../src/features/newsletter-deliveries/prepare-ledger.ts';
import { testMailSettings } from '../test-mail-settings.ts';

/**
 * Starts a campaign that cannot be undone, and writes its whole ledger, with `grouping` by provider. Returns false when
 * it was started before.
 */
export async function beginCampaign(newEm: () => EntityManager, id: string, grouping?: Grouping): Promise<boolean> {
  const settings = { ...testMailSettings, groupsByProvider: grouping !== undefined };
  const sendsAt = await beginSending(newEm(), id, settings, { people: 0, secondsToUndo: 0 });
  await prepareLedger(newEm, id, { grouping });
  return sendsAt !== undefined;
}
