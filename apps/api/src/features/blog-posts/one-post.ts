import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ManagedPost } from '@workspace/contracts/blog-posts';
import type { Endpoint } from '@workspace/contracts/endpoint/define-endpoint';
import { apiError } from '@workspace/contracts/endpoint/api-error';
import { BlogPostEntity } from './blog-post-entity.ts';
import { publishDuePosts } from './publish-due-posts.ts';
import { toManagedPost } from './to-blog-post.ts';

/** Returns a post of any status as it is stored now. Throws the endpoint's `not_found`. */
export async function onePost(em: EntityManager, endpoint: Endpoint, id: string): Promise<ManagedPost> {
  const post = await em.findOne(BlogPostEntity, { id }, { populate: ['content'], refresh: true });
  if (!post) throw missing(endpoint);
  return toManagedPost(post);
}

/** Locks a post until the transaction ends, with an up-to-date status. */
export async function lockedPost(em: EntityManager, endpoint: Endpoint, id: string) {
  await publishDuePosts(em);
  const lock = { populate: ['content'], lockMode: LockMode.PESSIMISTIC_WRITE } as const;
  const post = await em.findOne(BlogPostEntity, { id }, lock);
  if (!post) throw missing(endpoint);
  return post;
}

const missing = (endpoint: Endpoint) => apiError(endpoint, 'not_found', 'This post does not exist any more.');
