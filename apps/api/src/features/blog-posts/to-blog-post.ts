import type { BlogPost, BlogPostSummary } from '@workspace/contracts/blog-posts';
import type { ManagedPost, ManagedPostSummary } from '@workspace/contracts/managed-posts';
import { pickSummary } from '@workspace/contracts/post-content';
import type { BlogPostEntity } from './blog-post-entity.ts';
import { publicationDate } from './publication-date.ts';
import { viewsText } from './views-text.ts';

type WithoutText = Omit<BlogPostEntity, 'content'>;
type WithText = WithoutText & { content: string };

/** Maps a post to its summary. Does not need the content to be loaded. */
export function toBlogPostSummary(post: WithoutText): BlogPostSummary {
  return {
    id: post.id,
    ...pickSummary(post),
    views: viewsText(post.viewCount),
    createdAt: post.createdAt.toISOString(),
    updatedAt: post.updatedAt.toISOString(),
    publishedAt: publicationDate(post).toISOString(),
  };
}

export function toBlogPost(post: WithText): BlogPost {
  return { ...toBlogPostSummary(post), content: post.content };
}

/** Maps a post to its summary in the management list. */
export function toManagedPostSummary(post: WithoutText): ManagedPostSummary {
  const isOut = post.status === 'scheduled' && post.publishAt! <= new Date();
  return {
    ...toBlogPostSummary(post),
    status: post.trashedAt ? 'trashed' : isOut ? 'published' : post.status,
    publishAt: post.publishAt?.toISOString() ?? null,
    trashedAt: post.trashedAt?.toISOString() ?? null,
    viewCount: post.viewCount,
    isAiDraft: post.isAiDraft,
    wasPublic: isOut || Boolean(post.publishedAt),
    linkedinWanted: post.linkedinWanted,
  };
}

export function toManagedPost(post: WithText): ManagedPost {
  return { ...toManagedPostSummary(post), content: post.content };
}
