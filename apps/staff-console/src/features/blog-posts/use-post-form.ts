import { useCallback, useState } from 'react';
import type { NewBlogPost } from '@workspace/contracts/managed-posts';
import type { Fields } from '@workspace/contracts/endpoint/api-error';
import { createFormState, updateFormState, validatePost, dateAt, type FormState } from './post-form.ts';
import { useFormState, type ReadChange } from './use-form-state.ts';
import { changeOf, isSame, type PostValues } from './post-values.ts';

export interface PostForm extends Pick<FormState, 'values' | 'errors' | 'words'> {
  /** True when the form differs from the stored post. */
  isChanged: boolean;
  /** True while pasted pictures are on their way into the text. */
  isArriving: boolean;
  /** A stable function. */
  setArriving: (isArriving: boolean) => void;
  /** Increases when the values are replaced, so that uncontrolled fields reset. */
  round: number;
  /** A stable function. */
  change: (change: Partial<PostValues>) => void;
  /** Changes the values by what a function returns, soon or before they are needed. A stable function. */
  changeLater: (read: ReadChange) => void;
  /** Returns the newest values, which may not be rendered yet. A stable function. */
  readValues: () => PostValues;
  /** Replaces the values. */
  replace: (values: PostValues) => void;
  /** Adopts the stored values, such as a trimmed title. A field that was typed in since `sent` keeps its value. */
  settle: (sent: PostValues, saved: PostValues) => void;
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
  showErrors: (errors: Fields) => void;
}

/** State of the post form, initialized from the stored post. */
export function usePostForm(stored: PostValues, isNew: boolean, proposed: readonly string[]): PostForm {
  const { rendered, current, set, changeLater } = useFormState(() => createFormState(stored, isNew, proposed));
  const [round, setRound] = useState(0);
  const [isArriving, setArriving] = useState(false);
  const change = useCallback((patch: Partial<PostValues>) => set(updateFormState(current(), patch)), [set, current]);
  const readValues = useCallback(() => current().values, [current]);
  const showErrors = useCallback((errors: Fields) => set({ ...current(), errors }), [set, current]);
  const { values, errors, words } = rendered;
  return {
    values,
    errors,
    words,
    isChanged: !isSame(stored, values),
    isArriving,
    setArriving,
    round,
    change,
    changeLater,
    readValues,
    showErrors,
    replace: (next) => {
      set(createFormState(next, isNew, proposed));
      setRound((before) => before + 1);
    },
    isDateProposed: !rendered.own.date,
    dateAt: (time) => dateAt(rendered, time),
    settle: (sent, saved) => {
      const now = current();
      set({ ...now, values: { ...saved, ...changeOf(sent, now.values) } });
    },
    checked: (more) => {
      const { data, errors: found } = validatePost({ ...readValues(), ...more }, stored.date);
      showErrors(found);
      return data;
    },
  };
}
