import type { EntityManager } from '@mikro-orm/postgresql';

/** The number that a trigger raises with every change of a post, in the same transaction. */
export async function postsVersion(em: EntityManager): Promise<string> {
  const [row] = await em.execute<[{ version: string }]>('select version::text from blog_posts_version');
  return row.version;
}
