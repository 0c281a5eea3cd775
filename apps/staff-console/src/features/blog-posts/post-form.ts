import { NewBlogPost } from '@workspace/contracts/managed-posts';
import { fieldMessages } from '@workspace/contracts/endpoint/field-messages';
import type { Fields } from '@workspace/contracts/endpoint/api-error';
import { longDate, longDateOf, readDay } from '@workspace/contracts/long-date';
import { postSlug } from '@workspace/contracts/post-slug';
import { wordCount } from '@workspace/contracts/word-count';
import { plainContent } from './differences.ts';
import type { PostValues } from './post-values.ts';
import { readTime } from './read-time.ts';

/** State of the post form. */
export interface FormState {
  values: PostValues;
  errors: Fields;
  /** Number of words in the content. */
  words: number;
  /** Fields that the writer edited, as opposed to computed ones. */
  own: { slug: boolean; readTime: boolean; date: boolean };
}

/**
 * Returns the initial state of the form. A stored post keeps its slug. `proposed` are computed dates that no writer
 * chose.
 */
export function createFormState(values: PostValues, isNew: boolean, proposed: readonly string[]): FormState {
  const words = wordCount(plainContent(values.content));
  const own = {
    slug: !isNew || values.slug !== postSlug(values.title),
    readTime: values.readTime !== '' && values.readTime !== readTime(words),
    date: values.date !== '' && !proposed.includes(values.date),
  };
  return { values, errors: {}, words, own };
}

/**
 * Returns the state after a change: until the writer edits them, the slug follows the title and the read time follows
 * the text. An emptied field follows again.
 */
export function updateFormState({ values, errors, words, own }: FormState, patch: Partial<PostValues>): FormState {
  const counted = patch.content === undefined ? words : wordCount(plainContent(patch.content));
  const all: Partial<PostValues> = {
    ...patch,
    ...(patch.title !== undefined && !own.slug && { slug: postSlug(patch.title) }),
    ...(patch.content !== undefined && !own.readTime && { readTime: readTime(counted) }),
  };
  return {
    values: { ...values, ...all },
    errors: Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in all))),
    words: counted,
    own: {
      slug: patch.slug === undefined ? own.slug : patch.slug !== '',
      readTime: patch.readTime === undefined ? own.readTime : patch.readTime !== '',
      date: patch.date === undefined ? own.date : patch.date !== '',
    },
  };
}

/** Returns the date of a post published at a time: that day, unless the writer chose another. */
export function dateAt({ values, own }: FormState, time: Date): string {
  return own.date ? values.date : longDate(time);
}

/** Validates the values: returns the request's data, or errors by field. A stored date keeps its notation. */
export function validatePost(
  values: Partial<NewBlogPost>,
  storedDate?: string,
): { data?: NewBlogPost; errors: Fields } {
  const { data, error } = NewBlogPost.safeParse(values);
  if (!data) return { errors: fieldMessages(error.issues) };
  if (data.date === storedDate) return { data, errors: {} };
  const day = readDay(data.date);
  if (!day) return { errors: { date: 'Write a day such as January 1, 2025, or choose one' } };
  return { data: { ...data, date: longDateOf(day) }, errors: {} };
}
