import { getPostBySlug, type BlogPost } from '@workspace/contracts/blog-posts';
import { urlOf } from '@workspace/contracts/endpoint/url-of';
import { articleInput } from './article-input.ts';

/** Its page is excluded from search engines, like that of a preview link. */
const query = new URLSearchParams({ preview: 'unsaved' });

/** The input to render an article page: its URL, and the responses that need no request. */
export interface LivePreview {
  url: string;
  known: Record<string, unknown>;
}

/** Returns the input to render the article page of a post that the API does not have. */
export function livePreviewOf(written: BlogPost): LivePreview {
  // A slug that is still being written may be no part of a URL.
  const slug = /^[a-z0-9-]+$/.test(written.slug) ? written.slug : 'preview';
  const post = { ...written, slug, title: written.title.trim() || 'Untitled' };
  return { url: `/blog/${slug}?${query}`, known: { [urlOf(getPostBySlug, articleInput(slug, query))]: { post } } };
}
