import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { previewPost } from '@workspace/contracts/blog-post-previews';
import type { BlogPost } from '@workspace/contracts/blog-posts';
import type { ParsedOf } from '@workspace/contracts/endpoint/define-endpoint';
import { DomainError } from '../../domain-error.ts';
import { BlogPostEntity } from './blog-post-entity.ts';
import { checkedContent } from './checked-content.ts';
import { dayOf } from './day-of.ts';
import { toArticle } from './to-article.ts';
import type { WithText } from './to-blog-post.ts';
import { TooComplexContent } from './too-complex-content.ts';

/** Thrown for content that is too complex to show. */
export class PostTooComplex extends DomainError<'too_complex'> {}

type Unsaved = ParsedOf<typeof previewPost>['body'];

/** Returns the article with unsaved texts, sanitized like a saved one. Stores nothing. Throws `PostTooComplex`. */
export async function previewUnsaved(em: EntityManager, { id, ...unsaved }: Unsaved, now: Date): Promise<BlogPost> {
  const post = (id && (await findUnmanaged(em, id))) || blankPost(em, now);
  const content = await cleanContent(unsaved.content ?? post.content);
  const written = Object.entries(unsaved).filter(([, value]) => value !== undefined);
  Object.assign(post, Object.fromEntries(written), { content });
  post.publishedOn = dayOf(post.date, post.createdAt);
  return toArticle(em, post);
}

/** Finds a post that the entity manager does not track: its changes are never written. */
async function findUnmanaged(em: EntityManager, id: string): Promise<WithText | null> {
  return em.findOne(BlogPostEntity, { id }, { populate: ['content'], disableIdentityMap: true });
}

function blankPost(em: EntityManager, now: Date): WithText {
  const texts = { title: '', slug: '', category: '', date: '', readTime: '', excerpt: '', content: '' };
  const columns = { id: randomUUID(), publishedOn: '', status: 'draft', createdAt: now, updatedAt: now } as const;
  return em.create(BlogPostEntity, { ...texts, ...columns, viewCount: 0 }, { persist: false }) as WithText;
}

async function cleanContent(html: string): Promise<string> {
  return checkedContent(html).catch((error: unknown) => {
    throw error instanceof TooComplexContent ? new PostTooComplex('too_complex', error.message) : error;
  });
}
