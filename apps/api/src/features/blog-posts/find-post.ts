import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ManagedPost } from '@workspace/contracts/managed-posts';
import { imagesOfPosts } from '../images/images-of-posts.ts';
import { BlogPostEntity } from './blog-post-entity.ts';
import { PostNotFound } from './post-errors.ts';
import { publishDuePosts } from './publish-due-posts.ts';
import { toManagedPost } from './to-blog-post.ts';

/** Returns a post of any status as it is stored now. Throws `PostNotFound`. */
export async function findPostOrFail(em: EntityManager, id: string): Promise<ManagedPost> {
  const post = await em.findOne(BlogPostEntity, { id }, { populate: ['content'], refresh: true });
  if (!post) throw new PostNotFound();
  return toManagedPost(post, await imagesOfPosts(em, [post]));
}

/** Locks a post until the transaction ends, with an up-to-date status. Throws `PostNotFound`. */
export async function lockPost(em: EntityManager, id: string) {
  await publishDuePosts(em);
  const lock = { populate: ['content'], lockMode: LockMode.PESSIMISTIC_WRITE } as const;
  const post = await em.findOne(BlogPostEntity, { id }, lock);
  if (!post) throw new PostNotFound();
  return post;
}
