import type { MikroORM } from '@mikro-orm/postgresql';
import { inTransaction } from '../../database/in-transaction.ts';
import { removeFills } from './fill-present.ts';

/**
 * Removes exactly the rows and values that an import added, in one transaction. Those who unsubscribed since remain as
 * unsubscribed. Returns false when another process runs it.
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
    await client.query('update subscriber_imports set removed = $2 where id = $1', [id, rowCount]);
    return true;
  });
}
