import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { previewPost } from '@workspace/contracts/blog-post-previews';
import type { BlogPost } from '@workspace/contracts/blog-posts';
import type { ParsedOf } from '@workspace/contracts/endpoint/define-endpoint';
import { DomainError } from '../../domain-error.ts';
import { BlogPostEntity } from './blog-post-entity.ts';
import { checkedContent } from './checked-content.ts';
import { dayOf } from './day-of.ts';
import { toBlogPost } from './to-blog-post.ts';
import { TooComplexContent } from './too-complex-content.ts';
import { findShownSources } from '../claim-checks/find-shown-sources.ts';
import { imagesOfPosts } from '../images/images-of-posts.ts';

/** Thrown for content that is too complex to show. */
export class PostTooComplex extends DomainError<'too_complex'> {}

type Unsaved = ParsedOf<typeof previewPost>['body'];
type ShownPost = Parameters<typeof toBlogPost>[0];

/** Returns the article with unsaved texts, sanitized like a saved one. Stores nothing. Throws `PostTooComplex`. */
export async function previewUnsaved(em: EntityManager, { id, ...unsaved }: Unsaved, now: Date): Promise<BlogPost> {
  const post = (id && (await findUnmanaged(em, id))) || blankPost(em, now);
  const content = await cleanContent(unsaved.content ?? post.content);
  const written = Object.entries(unsaved).filter(([, value]) => value !== undefined);
  Object.assign(post, Object.fromEntries(written), { content });
  post.publishedOn = dayOf(post.date, post.createdAt);
  return {
    ...toBlogPost(post, await imagesOfPosts(em, [post])),
    ...(post.showSources && { sources: await findShownSources(em, post) }),
  };
}

/** Finds a post that the entity manager does not track: its changes are never written. */
async function findUnmanaged(em: EntityManager, id: string): Promise<ShownPost | null> {
  return em.findOne(BlogPostEntity, { id }, { populate: ['content'], disableIdentityMap: true });
}

function blankPost(em: EntityManager, now: Date): ShownPost {
  const texts = { title: '', slug: '', category: '', date: '', readTime: '', excerpt: '', content: '' };
  const columns = { id: randomUUID(), publishedOn: '', status: 'draft', createdAt: now, updatedAt: now } as const;
  return em.create(BlogPostEntity, { ...texts, ...columns, viewCount: 0 }, { persist: false }) as ShownPost;
}

async function cleanContent(html: string): Promise<string> {
  return checkedContent(html).catch((error: unknown) => {
    throw error instanceof TooComplexContent ? new PostTooComplex('too_complex', error.message) : error;
  });
}
