import { useCallback, useState } from 'react';
import type { NewBlogPost } from '@workspace/contracts/managed-posts';
import type { Fields } from '@workspace/contracts/endpoint/api-error';
import { createFormState, updateFormState, validatePost, dateAt, type FormState } from './post-form.ts';
import { changeOf, isSame, type PostValues } from './post-values.ts';

export interface PostForm extends Pick<FormState, 'values' | 'errors' | 'words'> {
  /** True when the form differs from the stored post. */
  isChanged: boolean;
  /** Increases when the values are replaced, so that uncontrolled fields reset. */
  round: number;
  /** A stable function. */
  change: (change: Partial<PostValues>) => void;
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
  const [formState, setFormState] = useState(() => createFormState(stored, isNew, proposed));
  const [round, setRound] = useState(0);
  const change = useCallback(
    (patch: Partial<PostValues>) => setFormState((current) => updateFormState(current, patch)),
    [],
  );
  const showErrors = useCallback((errors: Fields) => setFormState((current) => ({ ...current, errors })), []);
  const { values, errors, words } = formState;
  return {
    values,
    errors,
    words,
    isChanged: !isSame(stored, values),
    round,
    change,
    showErrors,
    replace: (next) => {
      setFormState(createFormState(next, isNew, proposed));
      setRound((current) => current + 1);
    },
    isDateProposed: !formState.own.date,
    dateAt: (time) => dateAt(formState, time),
    settle: (sent, saved) =>
      setFormState((current) => ({ ...current, values: { ...saved, ...changeOf(sent, current.values) } })),
    checked: (more) => {
      const { data, errors: found } = validatePost({ ...values, ...more }, stored.date);
      showErrors(found);
      return data;
    },
  };
}
