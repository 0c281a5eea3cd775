import type { EntityManager } from '@mikro-orm/postgresql';
import type { Consent } from '@workspace/contracts/consents';
import { isSameAddress } from '../../database/address-key.ts';
import { isoTimes } from '../../database/iso-times.ts';

/** Finds the consents of an address, to one list or to all, the newest first. */
export async function findConsents(em: EntityManager, email: string, listId?: string): Promise<Consent[]> {
  const rows = await em.execute<Consent[]>(
    `select l.name as "listName", c.version, t.text, c.page, c.ip, c.signed_up_at as "signedUpAt",
       c.confirmed_at as "confirmedAt"
     from consents c join email_lists l on l.id = c.email_list_id left join consent_texts t on t.version = c.version
     where ${isSameAddress('c.email', '?')} ${listId ? 'and c.email_list_id = ?' : ''}
     order by c.signed_up_at desc, c.id desc`,
    [email, ...(listId ? [listId] : [])],
  );
  return rows.map((row) => isoTimes(row, ['signedUpAt', 'confirmedAt']));
}
