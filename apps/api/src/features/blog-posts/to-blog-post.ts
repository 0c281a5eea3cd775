import type { BlogPost, BlogPostSummary, Unpublished } from '@workspace/contracts/blog-posts';
import type { ShownImage } from '@workspace/contracts/images';
import type { ManagedPost, ManagedPostSummary } from '@workspace/contracts/managed-posts';
import { pickSummary } from '@workspace/contracts/post-content';
import type { BlogPostEntity } from './blog-post-entity.ts';
import { withCurrentFiles } from './current-files.ts';
import { toDisclosure } from './disclose.ts';
import { imageIdsIn } from './image-ids-in.ts';
import { publicationDate } from './publication-date.ts';
import { viewsText } from './views-text.ts';

type WithoutText = Omit<BlogPostEntity, 'content'>;
export type WithText = WithoutText & { content: string };
/** The images of some posts by their IDs: see `imagesOfPosts`. */
type Images = ReadonlyMap<string, ShownImage>;

/** Maps a post to its summary. Does not need the content to be loaded. */
export function toBlogPostSummary(post: WithoutText, images: Images): BlogPostSummary {
  return {
    id: post.id,
    ...pickSummary(post),
    views: viewsText(post.viewCount),
    createdAt: post.createdAt.toISOString(),
    updatedAt: post.updatedAt.toISOString(),
    publishedAt: publicationDate(post).toISOString(),
    cover: images.get(post.coverImageId ?? '') ?? null,
  };
}

export function toBlogPost(post: WithText, images: Images): BlogPost {
  const { isAiDraft, disclosureNotice: aiNotice } = post;
  return { ...toBlogPostSummary(post, images), ...textOf(post, images), ...(isAiDraft && aiNotice && { aiNotice }) };
}

/** Returns the status of a post that only a preview link shows. */
export function toUnpublished({ status, publishAt }: Pick<WithoutText, 'status' | 'publishAt'>): Unpublished {
  if (status !== 'scheduled' || !publishAt) return { status: 'draft', publishAt: null };
  return { status, publishAt: publishAt.toISOString() };
}

/** Maps a post to its summary in the management list. */
export function toManagedPostSummary(post: WithoutText, images: Images): ManagedPostSummary {
  const isOut = post.status === 'scheduled' && post.publishAt! <= new Date();
  return {
    ...toBlogPostSummary(post, images),
    status: post.trashedAt ? 'trashed' : isOut ? 'published' : post.status,
    publishAt: post.publishAt?.toISOString() ?? null,
    trashedAt: post.trashedAt?.toISOString() ?? null,
    viewCount: post.viewCount,
    isAiDraft: post.isAiDraft,
    disclosure: toDisclosure(post),
    wasPublic: isOut || Boolean(post.publishedAt),
    linkedinWanted: post.linkedinWanted,
  };
}

export function toManagedPost(post: WithText, images: Images): ManagedPost {
  return { ...toManagedPostSummary(post, images), ...textOf(post, images) };
}

const textOf = ({ content }: WithText, images: Images) => ({
  content: withCurrentFiles(content, images),
  images: imageIdsIn(content).flatMap((id) => images.get(id) ?? []),
});
