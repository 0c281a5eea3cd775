import { useState } from 'react';
import { BlogPostDraft } from '@workspace/contracts/blog-posts';
import { fieldSentences } from '@workspace/contracts/endpoint/field-sentences';
import type { Fields } from '@workspace/contracts/endpoint/problem';
import { postSlug } from '@workspace/contracts/post-slug';

export type PostField = Exclude<keyof BlogPostDraft, 'tags'>;

export interface PostForm {
  values: BlogPostDraft;
  errors: Fields;
  /** Whether anything differs from what the form began with. */
  isChanged: boolean;
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
    const settled = new Set<string>(follows ? [field, 'slug'] : [field]);
    setErrors((held) => Object.fromEntries(Object.entries(held).filter(([name]) => !settled.has(name))));
  };
  const checked = () => {
    const { data, error } = BlogPostDraft.safeParse(values);
    if (data) return data;
    setErrors(fieldSentences(error.issues));
    return undefined;
  };
  const isChanged = Object.entries(values).some(([field, value]) => value !== initial[field as PostField]);
  return { values, errors, isChanged, change, checked, refuse: setErrors };
}
