import type { BlogPostDraft } from '@workspace/contracts/blog-posts';

/** Picks the fields that a writer edits. */
export function writtenFields(stored: Required<BlogPostDraft>): Required<BlogPostDraft> {
  const { title, slug, category, date, readTime, excerpt, content, tags } = stored;
  return { title, slug, category, date, readTime, excerpt, content, tags };
}
