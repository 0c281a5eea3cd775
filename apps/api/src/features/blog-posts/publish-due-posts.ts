import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Marks the scheduled posts as published whose minute has come, and with that raises the posts version. Readers see
 * them without it. Each post is marked once, however many ask at a time.
 */
export async function publishDuePosts(em: EntityManager): Promise<{ published: number }> {
  const marked = await em.execute(`
    update blog_posts set status = 'published', published_at = coalesce(published_at, publish_at)
    where status = 'scheduled' and trashed_at is null and publish_at <= now() returning id`);
  return { published: marked.length };
}
