import { useCallback, useRef, type ChangeEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { blogCategories } from '@workspace/contracts/blog-categories';
import type { ManagedPost } from '@workspace/contracts/managed-posts';
import { SelectField, TextArea, TextField } from '@workspace/ui/Field';
import { Panel } from '@workspace/ui/Panel';
import { color, media, space } from '@workspace/ui/theme/tokens.ts';
import { formatCount } from '../../layout/format-number.ts';
import { RichTextField } from '../../editor/RichTextField.tsx';
import type { RichTextHandle } from '../../editor/use-annotations.ts';
import { ClaimsPanel } from '../claim-checks/ClaimsPanel.tsx';
import { chooseInField, showInField } from '../claim-checks/show-in-field.ts';
import type { Claims } from '../claim-checks/use-claims.ts';
import type { PostField, PostValues } from './post-values.ts';
import { PostDate } from './PostDate.tsx';
import { readTime } from './read-time.ts';
import { SlugField } from './SlugField.tsx';
import type { PostForm } from './use-post-form.ts';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
  [data-shown] {
    outline: 3px solid ${color.caution};
    outline-offset: 1px;
  }
`;
const Row = styled.div`
  display: grid;
  gap: ${space.lg};
  ${media.phoneUp} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

/** A post may have a category that is no longer offered. */
const categoriesWith = (own: string) =>
  [...new Set([...blogCategories, own])].filter(Boolean).map((name) => ({ value: name, label: name }));

interface PostFieldsProps {
  form: PostForm;
  claims: Claims;
  /** The post with its form values. Undefined for a new post. */
  post: ManagedPost | undefined;
  stored: PostValues;
  /** Content below the fields. */
  children: ReactNode;
}

/** The seven required fields of a post. */
export function PostFields({ form, claims, post, stored, children }: PostFieldsProps) {
  const { values, change, words, round } = form;
  const field = fieldsOf(form);
  return (
    <Panel>
      <Stack>
        <TextField label="Title" {...field('title')} />
        <SlugField {...field('slug')} stored={stored.slug} id={post?.id} onChange={(slug) => change({ slug })} />
        <SelectField
          label="Category"
          placeholder="Choose a category"
          options={categoriesWith(values.category)}
          {...field('category')}
        />
        <Row>
          <PostDate form={form} stored={stored.date} isPublic={post?.status === 'published'} />
          <TextField
            label="Read Time"
            placeholder="5 min read"
            hint={readHint(words, values.readTime)}
            {...field('readTime')}
          />
        </Row>
        <TextArea label="Excerpt" rows={3} {...field('excerpt')} />
        <ContentField key={round} form={form} claims={claims} />
        {children}
      </Stack>
    </Panel>
  );
}

const fieldsOf =
  ({ values, errors, change }: PostForm) =>
  (name: Exclude<PostField, 'content'>) => ({
    name,
    required: true,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      change({ [name]: target.value }),
  });

function ContentField({ form: { values, errors, change }, claims }: Pick<PostFieldsProps, 'form' | 'claims'>) {
  const editor = useRef<RichTextHandle>(null);
  // Memoized: the editor then renders again only when its own props change.
  const report = useCallback((content: string) => change({ content }), [change]);
  return (
    <>
      {claims.annotate && (
        <ClaimsPanel
          claims={claims}
          onShow={(found) => showInField(found, editor.current)}
          onChoose={(found) => chooseInField(found, editor.current)}
        />
      )}
      <RichTextField
        label="Content"
        initial={values.content}
        error={errors.content}
        annotate={claims.annotate}
        handle={editor}
        onChange={report}
      />
    </>
  );
}

function readHint(words: number, written: string): string | undefined {
  if (words === 0) return undefined;
  const count = formatCount(words, 'word');
  return readTime(words) === written ? `${count}.` : `${count}: about ${readTime(words)}.`;
}
