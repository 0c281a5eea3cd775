import type { EntityManager } from '@mikro-orm/postgresql';

/** Returns the number that a trigger increments with every change visible to readers, in the same transaction. */
export async function postsVersion(em: EntityManager): Promise<string> {
  const [row] = await em.execute<[{ version: string }]>('select version::text from blog_posts_version');
  return row.version;
}

/** Returns the number that a trigger increments with every change, also of drafts and in the trash. */
export async function postsChanges(em: EntityManager): Promise<string> {
  const [row] = await em.execute<[{ changes: string }]>('select changes::text from blog_posts_version');
  return row.changes;
}
