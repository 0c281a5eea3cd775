import type { EntityManager } from '@mikro-orm/postgresql';
import { recordSystemChange } from '../audit-log/record-system-change.ts';

/**
 * Marks the due scheduled posts as published, which increments the posts version. Readers see them even without it.
 * Each post is marked once, however many processes run this.
 */
export async function publishDuePosts(em: EntityManager): Promise<{ published: number }> {
  return em.transactional(async (inside) => {
    const marked = await inside.execute<{ id: string }[]>(`
      update blog_posts set status = 'published', published_at = coalesce(published_at, publish_at)
      where status = 'scheduled' and trashed_at is null and publish_at <= now() returning id`);
    for (const { id } of marked)
      await recordSystemChange(inside, {
        origin: 'publish-due-posts',
        action: 'publishScheduledPost',
        resource: 'blog-posts',
        resourceId: id,
        changes: { status: ['scheduled', 'published'] },
      });
    return { published: marked.length };
  });
}
