import { useCallback, useState } from 'react';
import type { NewBlogPost } from '@workspace/contracts/managed-posts';
import type { Fields } from '@workspace/contracts/endpoint/api-error';
import { begun, changed, check, dateAt, type Writing } from './post-form.ts';
import { isSame, type PostValues } from './post-values.ts';

export interface PostForm extends Pick<Writing, 'values' | 'errors' | 'words'> {
  /** True when the form differs from the stored post. */
  isChanged: boolean;
  /** Increases when the values are replaced, so that uncontrolled fields reset. */
  round: number;
  /** A stable function. */
  change: (change: Partial<PostValues>) => void;
  /** Replaces the values. */
  replace: (values: PostValues) => void;
  /** Adopts the stored values, such as a trimmed title, and keeps the form open. */
  settle: (values: PostValues) => void;
  /** True when the date is the computed one and follows the day of publication. */
  isDateProposed: boolean;
  /** Returns the post's date if it is published at a time. */
  dateAt: (time: Date) => string;
  /**
   * Validates by the contract's schema, with a different status if given. Returns the request's data, or shows the
   * errors.
   */
  checked: (more?: Partial<NewBlogPost>) => NewBlogPost | undefined;
  /** Shows errors from the server. A stable function. */
  refuse: (errors: Fields) => void;
}

/** State of the post form, initialized from the stored post. */
export function usePostForm(stored: PostValues, isNew: boolean, proposed: readonly string[]): PostForm {
  const [writing, setWriting] = useState(() => begun(stored, isNew, proposed));
  const [round, setRound] = useState(0);
  const change = useCallback((patch: Partial<PostValues>) => setWriting((current) => changed(current, patch)), []);
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
