import type { EntityManager } from '@mikro-orm/postgresql';
import { bundledArticles } from '@workspace/contracts/bundled-articles';
import type { ManagedPost } from '@workspace/contracts/managed-posts';
import { storeVersion } from '../blog-post-versions/store-version.ts';
import { BlogPostEntity } from './blog-post-entity.ts';
import { findFreeSlug } from './find-free-slug.ts';
import { lockPost, findPostOrFail } from './find-post.ts';
import { PostNotFound, PostNotInTrash } from './post-errors.ts';
import { laterThan, type Save } from './save-post.ts';

/** Moves a post to the trash. Throws `PostNotFound`, also for a post that is already there. */
export function trashPost(em: EntityManager, id: string, { at }: Pick<Save, 'at'>): Promise<void> {
  return em.transactional(async (inside) => {
    const post = await lockPost(inside, id);
    if (post.trashedAt) throw new PostNotFound('This post is in the trash.');
    post.trashedAt = at;
  });
}

/** Restores a post from the trash, under another slug when its own is taken. Throws `PostNotFound` and `PostNotInTrash`. */
export function restoreFromTrash(
  em: EntityManager,
  id: string,
  { by, at }: Omit<Save, 'secrets'>,
): Promise<ManagedPost> {
  return em.transactional(async (inside) => {
    // No other save takes the free slug. After another lock on the table, two of these would wait for each other.
    await inside.execute('lock table blog_posts in share row exclusive mode');
    const post = await lockTrashedPost(inside, id);
    // A post whose scheduled time passed in the trash must not be published by being restored.
    if (post.status === 'scheduled' && post.publishAt! <= at) Object.assign(post, { status: 'draft', publishAt: null });
    const slug = await findFreeSlug(inside, post.slug, id);
    const isMoved = slug !== post.slug;
    Object.assign(post, { slug, trashedAt: null }, isMoved && { updatedAt: laterThan(post.updatedAt, at) });
    await inside.flush();
    if (isMoved) await storeVersion(inside, post, by);
    return findPostOrFail(inside, id);
  });
}

/** Deletes a trashed post permanently. Throws `PostNotFound` and `PostNotInTrash`. */
export function deleteTrashedPost(em: EntityManager, id: string): Promise<void> {
  return em.transactional(async (inside) => {
    await lockTrashedPost(inside, id);
    await deletePosts(inside, [id]);
  });
}

async function lockTrashedPost(em: EntityManager, id: string) {
  const post = await lockPost(em, id);
  if (!post.trashedAt) throw new PostNotInTrash();
  return post;
}

/**
 * Permanently deletes locked posts. Slugs that readers knew keep responding with HTTP 410. The views are deleted, unless
 * another article has the same slug.
 */
export async function deletePosts(em: EntityManager, ids: string[]): Promise<void> {
  await em.execute(
    `insert into blog_post_former_slugs (slug, post_id)
    select distinct on (slug) slug, id from blog_posts where id in (?) and published_at is not null
    on conflict (slug) do nothing`,
    [ids],
  );
  await em.execute(
    `delete from blog_post_views where slug in (select slug from blog_posts where id in (?))
    and slug not in (select slug from blog_posts where trashed_at is null) and slug not in (?)`,
    [ids, bundledArticles],
  );
  await em.nativeDelete(BlogPostEntity, { id: ids });
}
