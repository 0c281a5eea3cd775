import type { MikroORM } from '@mikro-orm/postgresql';
import type { PoolClient } from 'pg';
import { inTransaction } from '../../database/in-transaction.ts';
import { removeFills } from './fill-present.ts';

/**
 * Removes exactly the rows and values that an import added, and subscribes again the people whom it unsubscribed, in one
 * transaction. Those who unsubscribed since remain as unsubscribed. Returns false when another process runs it.
 */
export function removeImported(
  orm: MikroORM,
  { id, emailListId }: { id: string; emailListId: string },
): Promise<boolean> {
  return inTransaction(orm, async (client) => {
    const { rowCount: taken } = await client.query(
      "update subscriber_imports set status = 'undone', finished_at = now() where id = $1 and status = 'undoing'",
      [id],
    );
    if (taken === 0) return false;
    const { rowCount } = await client.query(
      `delete from email_list_subscribers where email_list_id = $1 and import_id = $2 and status = 'subscribed'`,
      [emailListId, id],
    );
    await removeFills(client, id, emailListId);
    await removeDepartures(client, id, emailListId);
    await client.query('update subscriber_imports set removed = $2 where id = $1', [id, rowCount]);
    return true;
  });
}

/** A person whose status changed since keeps it. */
async function removeDepartures(client: PoolClient, importId: string, emailListId: string): Promise<void> {
  await client.query(
    `update email_list_subscribers s set status = 'subscribed', unsubscribed_at = null, unsubscribed_by = null
     from subscriber_import_departures d
     where d.import_id = $1 and s.email_list_id = $2 and s.id = d.subscriber_id
       and s.status <> 'subscribed' and s.unsubscribed_at = d.left_at`,
    [importId, emailListId],
  );
  await client.query('delete from subscriber_import_departures where import_id = $1', [importId]);
}
