import type { ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { blogCategories } from '@workspace/contracts/blog-categories';
import { SelectField, TextArea, TextField } from '@workspace/ui/Field';
import { Panel } from '@workspace/ui/Panel';
import { media, space } from '@workspace/ui/theme/tokens.ts';
import { RichTextField } from '../../editor/RichTextField.tsx';
import type { PostField, PostForm } from './use-post-form.ts';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
`;
const Row = styled.div`
  display: grid;
  gap: ${space.lg};
  ${media.phoneUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A post's category may be older than the list of today's. */
const categoriesWith = (own: string) =>
  [...new Set([...blogCategories, own])].filter(Boolean).map((name) => ({ value: name, label: name }));

/** The seven fields of a post, all of them required. */
export function PostFields({ form: { values, errors, change } }: { form: PostForm }) {
  const field = (name: Exclude<PostField, 'content'>) => ({
    name,
    required: true,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      change(name, target.value),
  });
  return (
    <Panel>
      <Stack>
        <TextField label="Title" {...field('title')} />
        <TextField label="Slug" hint={`The article's address: /blog/${values.slug || '…'}`} {...field('slug')} />
        <SelectField
          label="Category"
          placeholder="Choose a category"
          options={categoriesWith(values.category)}
          {...field('category')}
        />
        <Row>
          <TextField label="Date" placeholder="January 1, 2025" {...field('date')} />
          <TextField label="Read Time" placeholder="5 min read" {...field('readTime')} />
        </Row>
        <TextArea label="Excerpt" rows={3} {...field('excerpt')} />
        <RichTextField
          label="Content"
          value={values.content}
          error={errors.content}
          onChange={(html) => change('content', html)}
        />
      </Stack>
    </Panel>
  );
}
