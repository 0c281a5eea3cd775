import type { ChangeEvent } from 'react';
import { shownCharacters } from '@workspace/contracts/search-snippet';
import { TextArea, TextField } from '@workspace/ui/Field';
import { Switch } from '@workspace/ui/Switch';
import { postContentLabels } from '@workspace/contracts/post-content';
import { Group } from '../../layout/Group.tsx';
import { postFields } from './post-values.ts';
import { SearchSnippet } from './SearchSnippet.tsx';
import { SocialCard } from './SocialCard.tsx';
import type { PostForm } from './use-post-form.ts';

/** How search engines list a post, and how other sites show a link to it. */
export function SearchFields({ form: { values, errors, change } }: { form: PostForm }) {
  const field = (name: 'seoTitle' | 'seoDescription' | 'canonicalUrl') => ({
    name,
    label: postFields[name],
    required: false,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change({ [name]: target.value }),
  });
  return (
    <Group>
      <legend>In search and shared links</legend>
      <SearchSnippet values={values} />
      <SocialCard values={values} />
      <TextField
        {...field('seoTitle')}
        hint={countHint(values.seoTitle, shownCharacters.title, 'Empty: the title of the post.')}
      />
      <TextArea
        {...field('seoDescription')}
        rows={5}
        hint={countHint(values.seoDescription, shownCharacters.description, 'Empty: the excerpt.')}
      />
      <TextField
        {...field('canonicalUrl')}
        placeholder={`/blog/${values.slug}`}
        hint="Only for a text that is also elsewhere: the address that search engines should list instead."
      />
      <Switch
        label={postContentLabels.noIndex}
        hint="Readers of the blog still find it."
        isOn={values.noIndex === true}
        onFlip={(noIndex) => change({ noIndex })}
      />
    </Group>
  );
}

/** Counts the characters, and says how many are shown. */
function countHint(text: string, shown: number, otherwise: string): string {
  const { length } = text.trim();
  if (length === 0) return `${otherwise} Search engines show about ${shown} characters.`;
  const rest = length > shown ? `: the last ${length - shown} may be cut off` : '';
  return `${length} of about ${shown} characters that search engines show${rest}.`;
}
