import type { MikroORM } from '@mikro-orm/postgresql';
import { addPost } from '../features/blog-posts/save-post.ts';
import { samplePosts } from './sample-posts.ts';

const name = 'sample-posts';

/** Adds the sample posts to a database that never had them. Safe to call from several processes at once. */
export async function seedOnce(orm: MikroORM): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    // Waits for another process that is seeding, and then finds its row.
    const marked = await em.execute(
      'insert into applied_seeds (name) values (?) on conflict do nothing returning name',
      [name],
    );
    if (marked.length === 0) return;
    for (const post of samplePosts) await addPost(em, post, { by: null, at: new Date(), secrets: [] });
  });
}
