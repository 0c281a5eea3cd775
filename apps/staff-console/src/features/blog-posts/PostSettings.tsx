import type { ChangeEvent, ReactNode } from 'react';
import { blogCategories } from '@workspace/contracts/blog-categories';
import type { ManagedPost } from '@workspace/contracts/managed-posts';
import { SelectField, TextField } from '@workspace/ui/Field';
import { formatCount } from '../../layout/format-number.ts';
import { PermittedFields } from '../../layout/PermittedFields.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { CoverField } from './CoverField.tsx';
import type { PostValues } from './post-values.ts';
import { PostDate } from './PostDate.tsx';
import { readTime } from './read-time.ts';
import { SearchFields } from './SearchFields.tsx';
import { SlugField } from './SlugField.tsx';
import { TagsField } from './TagsField.tsx';
import type { PostForm } from './use-post-form.ts';

/** A post may have a category that is no longer offered. */
const categoriesWith = (own: string) =>
  [...new Set([...blogCategories, own])].filter(Boolean).map((name) => ({ value: name, label: name }));

interface PostSettingsProps {
  form: PostForm;
  /** The stored post. Undefined for a new post. */
  post: ManagedPost | undefined;
  stored: PostValues;
  /** Content above the fields. */
  children: ReactNode;
}

/** Everything about a post but its words. */
export function PostSettings({ form, post, stored, children }: PostSettingsProps) {
  const { values, errors, change, words } = form;
  const field = (name: 'category' | 'readTime') => fieldOf(form, name);
  return (
    <Stack $gap="lg">
      {children}
      <PermittedFields to="blog-posts:write">
        <SlugField
          value={values.slug}
          error={errors.slug}
          stored={stored.slug}
          id={post?.id}
          onChange={(slug) => change({ slug })}
        />
        <SelectField
          label="Category"
          placeholder="Choose a category"
          options={categoriesWith(values.category)}
          {...field('category')}
        />
        <PostDate form={form} stored={stored.date} isPublic={post?.status === 'published'} />
        <TextField
          label="Read Time"
          placeholder="5 min read"
          hint={readHint(words, values.readTime)}
          {...field('readTime')}
        />
        <CoverField
          value={values.coverImageId ?? null}
          error={errors.coverImageId}
          onChange={(coverImageId) => change({ coverImageId })}
        />
        <TagsField tags={values.tags ?? []} error={errors.tags} onChange={(tags) => change({ tags })} />
        <SearchFields form={form} />
      </PermittedFields>
    </Stack>
  );
}

const fieldOf = ({ values, errors, change }: PostForm, name: 'category' | 'readTime') => ({
  name,
  required: true,
  value: values[name],
  error: errors[name],
  onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => change({ [name]: target.value }),
});

function readHint(words: number, written: string): string | undefined {
  if (words === 0) return undefined;
  const count = formatCount(words, 'word');
  return readTime(words) === written ? `${count}.` : `${count}: about ${readTime(words)}.`;
}
