import type { EntityManager } from '@mikro-orm/postgresql';

/** Returns the posts that show an image or have it as their cover, those in the trash included. */
export const postsWithImage = (em: EntityManager, imageId: string): Promise<{ id: string; title: string }[]> =>
  em.execute(
    `select p.id, p.title from blog_post_images u join blog_posts p on p.id = u.post_id
     where u.image_id = ? order by p.title, p.id limit 20`,
    [imageId],
  );
