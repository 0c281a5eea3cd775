import { useState } from 'react';
import { BlogPostDraft } from '@workspace/contracts/blog-posts';
import { fieldSentences } from '@workspace/contracts/endpoint/field-sentences';
import type { Fields } from '@workspace/contracts/endpoint/problem';
import { postSlug } from '@workspace/contracts/post-slug';

export type PostField = Exclude<keyof BlogPostDraft, 'tags'>;

export interface PostForm {
  values: BlogPostDraft;
  errors: Fields;
  change: (field: PostField, value: string) => void;
  /** Checks by the contract's own rules. Gives what may be sent, or shows what is wrong. */
  checked: () => BlogPostDraft | undefined;
  /** Shows what the server found wrong. */
  refuse: (fields: Fields) => void;
}

/** The seven fields of a post. A new post's slug follows its title until somebody writes a slug. */
export function usePostForm(initial: BlogPostDraft, isNew: boolean): PostForm {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Fields>({});
  const [isSlugOwn, setSlugOwn] = useState(!isNew);
  const change = (field: PostField, value: string) => {
    if (field === 'slug') setSlugOwn(value !== '');
    const follows = field === 'title' && !isSlugOwn;
    setValues((held) => ({ ...held, [field]: value, ...(follows && { slug: postSlug(value) }) }));
    setErrors(({ [field]: _settled, ...others }) => others);
  };
  const checked = () => {
    const { data, error } = BlogPostDraft.safeParse(values);
    if (data) return data;
    setErrors(fieldSentences(error.issues));
    return undefined;
  };
  return { values, errors, change, checked, refuse: setErrors };
}
