import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Marks the due scheduled posts as published, which increments the posts version. Readers see them even without it.
 * Each post is marked once, however many processes run this.
 */
export async function publishDuePosts(em: EntityManager): Promise<{ published: number }> {
  const marked = await em.execute(`
    update blog_posts set status = 'published', published_at = coalesce(published_at, publish_at)
    where status = 'scheduled' and trashed_at is null and publish_at <= now() returning id`);
  return { published: marked.length };
}
