import { UniqueConstraintViolationException, wrap } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { changePost, createPost, type BlogPost, type BlogPostDraft } from '@workspace/contracts/blog-posts';
import { problem } from '@workspace/contracts/endpoint/problem';
import { BlogPostEntity } from './blog-post-entity.ts';
import { dayOf } from './day-of.ts';
import { storedContent } from './stored-content.ts';
import { toBlogPost } from './to-blog-post.ts';

/** Stores a new post. Its text is cleaned first. Throws `slug_taken`. */
export async function addPost(em: EntityManager, draft: BlogPostDraft): Promise<BlogPost> {
  const fields = storedFields(draft);
  const post = em.create(BlogPostEntity, { ...fields, publishedOn: dayOf(draft.date, new Date()) });
  await flush(em, draft.slug);
  return toBlogPost(post);
}

/** Changes what is given of a post and leaves the rest. Throws `not_found` and `slug_taken`. */
export async function editPost(em: EntityManager, id: string, change: Partial<BlogPostDraft>): Promise<BlogPost> {
  const post = await em.findOne(BlogPostEntity, { id }, { populate: ['content'] });
  if (!post) throw problem(changePost, 'not_found', 'This post does not exist any more.');
  wrap(post).assign(storedFields(change));
  if (change.date !== undefined) post.publishedOn = dayOf(change.date, post.createdAt);
  await flush(em, post.slug);
  return toBlogPost(post);
}

function storedFields<D extends Partial<BlogPostDraft>>(draft: D): D {
  if (draft.content === undefined) return draft;
  const content = storedContent(draft.content);
  if (content === '')
    throw problem(createPost, 'invalid_input', 'content: Write the content', { content: 'Write the content' });
  return { ...draft, content };
}

async function flush(em: EntityManager, slug: string): Promise<void> {
  try {
    await em.flush();
  } catch (thrown) {
    if (!(thrown instanceof UniqueConstraintViolationException)) throw thrown;
    const sentence = `Another post has the slug "${slug}". Choose a different one.`;
    throw problem(createPost, 'slug_taken', sentence, { slug: 'This slug is taken' });
  }
}
