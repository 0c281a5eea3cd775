import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';

/** Returns the key of a day (`YYYY-MM-DD`, UTC), the same in every API process. The first caller creates it. */
export async function dayKey(em: EntityManager, day: string): Promise<Buffer> {
  const [row] = await em.execute<[{ key: string }]>(
    `insert into blog_post_view_keys (day, key) values (?, decode(?, 'hex'))
    on conflict (day) do update set day = excluded.day returning encode(key, 'hex') as key`,
    [day, randomBytes(32).toString('hex')],
  );
  return Buffer.from(row.key, 'hex');
}

/**
 * Deletes the keys and visitor hashes of earlier days. Without its key a visitor hash cannot be linked to a visitor.
 */
export async function deleteDayKeys(em: EntityManager, today: string): Promise<{ deleted: number }> {
  await em.execute('delete from blog_post_view_keys where day < ?', [today]);
  const deletedHashes = await em.execute('delete from blog_post_view_marks where day < ? returning day', [today]);
  return { deleted: deletedHashes.length };
}
