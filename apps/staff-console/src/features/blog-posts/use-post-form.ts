import { useCallback, useState } from 'react';
import type { NewBlogPost } from '@workspace/contracts/blog-posts';
import type { Fields } from '@workspace/contracts/endpoint/api-error';
import { begun, changed, check, dateAt, type Writing } from './post-form.ts';
import { isSame, type PostValues } from './post-values.ts';

export interface PostForm extends Pick<Writing, 'values' | 'errors' | 'words'> {
  /** Whether anything differs from what is stored. */
  isChanged: boolean;
  /** Grows when other values take the place of these, so that what holds its own text begins anew. */
  round: number;
  /** Stays the same function. */
  change: (change: Partial<PostValues>) => void;
  /** Puts other values in the place of these. */
  replace: (values: PostValues) => void;
  /** Takes over what is stored, such as a title without its blanks, and goes on. */
  settle: (values: PostValues) => void;
  /** Whether the date is the one that was proposed, and follows the day on which the post appears. */
  isDateProposed: boolean;
  /** The date that the post has if it appears at a time. */
  dateAt: (time: Date) => string;
  /** Checks by the contract's own rules, with another status where one is given. Gives what may be sent, or shows what is wrong. */
  checked: (more?: Partial<NewBlogPost>) => NewBlogPost | undefined;
  /** Shows what the server found wrong. Stays the same function. */
  refuse: (errors: Fields) => void;
}

/** The form of a post, which begins with what is stored. */
export function usePostForm(stored: PostValues, isNew: boolean, proposed: readonly string[]): PostForm {
  const [writing, setWriting] = useState(() => begun(stored, isNew, proposed));
  const [round, setRound] = useState(0);
  const change = useCallback((given: Partial<PostValues>) => setWriting((current) => changed(current, given)), []);
  const refuse = useCallback((errors: Fields) => setWriting((current) => ({ ...current, errors })), []);
  const { values, errors, words } = writing;
  return {
    values,
    errors,
    words,
    isChanged: !isSame(stored, values),
    round,
    change,
    refuse,
    replace: (next) => {
      setWriting(begun(next, isNew, proposed));
      setRound((current) => current + 1);
    },
    isDateProposed: !writing.own.date,
    dateAt: (time) => dateAt(writing, time),
    settle: (next) => setWriting((current) => ({ ...current, values: next })),
    checked: (more) => {
      const { data, errors: found } = check({ ...values, ...more }, stored.date);
      refuse(found);
      return data;
    },
  };
}
