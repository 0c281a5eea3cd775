import { UniqueConstraintViolationException, wrap } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { changePost, createPost, type BlogPost, type BlogPostDraft } from '@workspace/contracts/blog-posts';
import { problem } from '@workspace/contracts/endpoint/problem';
import { BlogPostEntity } from './blog-post-entity.ts';
import { dayOf } from './day-of.ts';
import { nestingOf } from './nesting-of.ts';
import { storedContent } from './stored-content.ts';
import { toBlogPost } from './to-blog-post.ts';

/** Far beyond what people write. The time to read HTML grows with the square of its depth, and every request waits meanwhile. */
const deepestNesting = 200;

/** The calls that store a post: a refusal is given in the name of the one that was made. */
type Saving = typeof createPost | typeof changePost;

/** Stores a new post. Its text is cleaned first. Throws `slug_taken`. */
export async function addPost(em: EntityManager, draft: BlogPostDraft): Promise<BlogPost> {
  const fields = storedFields(createPost, draft);
  const post = em.create(BlogPostEntity, { ...fields, publishedOn: dayOf(draft.date, new Date()) });
  await flush(em, createPost, draft.slug);
  return toBlogPost(post);
}

/** Changes what is given of a post and leaves the rest. Throws `not_found` and `slug_taken`. */
export async function editPost(em: EntityManager, id: string, change: Partial<BlogPostDraft>): Promise<BlogPost> {
  const post = await em.findOne(BlogPostEntity, { id }, { populate: ['content'] });
  if (!post) throw problem(changePost, 'not_found', 'This post does not exist any more.');
  wrap(post).assign(storedFields(changePost, change));
  if (change.date !== undefined) post.publishedOn = dayOf(change.date, post.createdAt);
  await flush(em, changePost, post.slug);
  return toBlogPost(post);
}

function storedFields<D extends Partial<BlogPostDraft>>(endpoint: Saving, draft: D): D {
  if (draft.content === undefined) return draft;
  if (nestingOf(draft.content) > deepestNesting)
    throw unfit(endpoint, 'This is nested too deeply to be read. Paste it as text');
  const content = storedContent(draft.content);
  if (content === '') throw unfit(endpoint, 'Write the content');
  return { ...draft, content };
}

const unfit = (endpoint: Saving, sentence: string) =>
  problem(endpoint, 'invalid_input', `content: ${sentence}`, { content: sentence });

async function flush(em: EntityManager, endpoint: Saving, slug: string): Promise<void> {
  try {
    await em.flush();
  } catch (thrown) {
    if (!(thrown instanceof UniqueConstraintViolationException)) throw thrown;
    const sentence = `Another post has the slug "${slug}". Choose a different one.`;
    throw problem(endpoint, 'slug_taken', sentence, { slug: 'This slug is taken' });
  }
}
