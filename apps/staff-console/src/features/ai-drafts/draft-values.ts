import type { AiDraft } from '@workspace/contracts/ai-drafts';
import { longDate } from '@workspace/contracts/long-date';
import type { PostValues } from '../blog-posts/post-values.ts';

/** How long the slug of a drafted post may be, in characters. */
export const longestSlug = 50;

/** The slug of a drafted post: the title's letters and digits in lower case, blanks as hyphens, cut to its length. */
export function draftSlug(title: string, longest = longestSlug): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .slice(0, longest)
    .replace(/-$/, '');
}

/** A draft as the editor of a post begins with it: today's date, and nothing that readers see yet. */
export function draftValues(post: AiDraft, today: Date): PostValues {
  const { title, content, excerpt, category, readTime, tags } = post;
  const slug = draftSlug(title);
  const texts = { title, slug, category, date: longDate(today), readTime, excerpt, content };
  return { ...texts, status: 'draft', publishAt: null, isAiDraft: true, tags };
}

/** The beginning of a text's words, as the preview shows them. */
export function preview(words: string, longest = 500): string {
  return words.length > longest ? `${words.slice(0, longest)}…` : words;
}
