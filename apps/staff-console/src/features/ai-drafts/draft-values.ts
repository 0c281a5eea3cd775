import type { AiDraft } from '@workspace/contracts/ai-drafts';
import { longDate } from '@workspace/contracts/long-date';
import { emptyValues, type PostValues } from '../blog-posts/post-values.ts';

/** Maximum length of a drafted post's slug, in characters. */
export const longestSlug = 50;

/**
 * Returns the slug of a drafted post: the title's letters and digits in lower case, spaces as hyphens, cut to the
 * maximum length. By the specification it drops hyphens, which `postSlug` keeps.
 */
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

/** A draft with the ID that links it to the post that is saved from it. */
export type IdentifiedDraft = AiDraft & { draftId?: string | undefined };

/** Returns the initial values of a draft in the post editor: today's date, and not public. */
export function draftValues(post: IdentifiedDraft, today: Date): PostValues {
  const { title, content, excerpt, category, readTime, tags, draftId } = post;
  const slug = draftSlug(title);
  const texts = { title, slug, category, date: longDate(today), readTime, excerpt, content };
  return { ...emptyValues(), ...texts, isAiDraft: true, draftId, tags };
}

/** Returns the beginning of a text, for the preview. */
export function preview(words: string, longest = 500): string {
  return words.length > longest ? `${words.slice(0, longest)}…` : words;
}
