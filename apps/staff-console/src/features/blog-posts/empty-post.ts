import type { BlogPostDraft } from '@workspace/contracts/blog-posts';
import { longDate } from '@workspace/contracts/long-date';

/** A new post: empty but for today's date. */
export function emptyPost(): BlogPostDraft {
  return { title: '', slug: '', category: '', date: longDate(new Date()), readTime: '', excerpt: '', content: '' };
}
