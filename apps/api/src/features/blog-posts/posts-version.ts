import type { EntityManager } from '@mikro-orm/postgresql';

/** The number that a trigger raises with every change that readers can see, in the same transaction. */
export async function postsVersion(em: EntityManager): Promise<string> {
  const [row] = await em.execute<[{ version: string }]>('select version::text from blog_posts_version');
  return row.version;
}

/** The same for every change, of drafts and in the trash too. */
export async function postsChanges(em: EntityManager): Promise<string> {
  const [row] = await em.execute<[{ changes: string }]>('select changes::text from blog_posts_version');
  return row.changes;
}
