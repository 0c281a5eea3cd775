import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ManagedPost } from '@workspace/contracts/blog-posts';
import type { Endpoint } from '@workspace/contracts/endpoint/define-endpoint';
import { apiError } from '@workspace/contracts/endpoint/api-error';
import { BlogPostEntity } from './blog-post-entity.ts';
import { publishDuePosts } from './publish-due-posts.ts';
import { toManagedPost } from './to-blog-post.ts';

/** A post whatever its status, as it is stored now. Refuses in the name of the call with `not_found`. */
export async function onePost(em: EntityManager, endpoint: Endpoint, id: string): Promise<ManagedPost> {
  const post = await em.findOne(BlogPostEntity, { id }, { populate: ['content'], refresh: true });
  if (!post) throw missing(endpoint);
  return toManagedPost(post);
}

/** A post that nobody else changes until the transaction ends, and with a status that is up to date. */
export async function lockedPost(em: EntityManager, endpoint: Endpoint, id: string) {
  await publishDuePosts(em);
  const lock = { populate: ['content'], lockMode: LockMode.PESSIMISTIC_WRITE } as const;
  const post = await em.findOne(BlogPostEntity, { id }, lock);
  if (!post) throw missing(endpoint);
  return post;
}

const missing = (endpoint: Endpoint) => apiError(endpoint, 'not_found', 'This post does not exist any more.');
