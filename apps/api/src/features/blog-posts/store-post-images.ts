import { ForeignKeyConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { BlogPostEntity } from './blog-post-entity.ts';
import { imageIdsIn, imageIdsOf } from './image-ids-in.ts';
import { unfitField } from './post-errors.ts';

/**
 * Records which images a saved post shows, so that none of them is deleted. Runs in the transaction of the save. Throws
 * `UnfitPost` for an image that is not in the library.
 */
export async function storePostImages(em: EntityManager, post: BlogPostEntity & { content: string }): Promise<void> {
  const { id, content } = post;
  const ids = [...new Set(imageIdsOf(post))];
  const listed = '(select value::uuid as value from jsonb_array_elements_text(?::jsonb))';
  await em.execute(`delete from blog_post_images where post_id = ? and image_id not in ${listed}`, [
    id,
    JSON.stringify(ids),
  ]);
  try {
    await em.execute(
      `insert into blog_post_images (post_id, image_id) select ?::uuid, one.value from ${listed} one on conflict do nothing`,
      [id, JSON.stringify(ids)],
    );
  } catch (error) {
    if (!(error instanceof ForeignKeyConstraintViolationException)) throw error;
    const { detail = '' } = error as Error & { detail?: string };
    // The detail names the missing one.
    const field = imageIdsIn(content).some((imageId) => detail.includes(imageId)) ? 'content' : 'coverImageId';
    const message = 'A picture of this post is not in the library any more. Remove it or upload it again';
    throw unfitField('invalid_input', field, message);
  }
}
