import type { BlogPostDraft } from '@workspace/contracts/blog-posts';

/** What a person wrote of something that holds more. */
export function writtenFields(stored: Required<BlogPostDraft>): Required<BlogPostDraft> {
  const { title, slug, category, date, readTime, excerpt, content, tags } = stored;
  return { title, slug, category, date, readTime, excerpt, content, tags };
}
