import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { TextField } from '@workspace/ui/Field';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { Group } from '../../layout/Group.tsx';
import { fromLocalInput, momentInWords, toLocalInput } from '../../layout/local-time.ts';
import type { PostValues, Standing } from './post-values.ts';

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;
const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  min-height: 2.75rem;
  padding: 0 ${space.lg} 0 ${space.md};
  border: 1px solid ${color.lineControl};
  border-radius: ${radius.md};
  font: ${weight.medium} 1rem / 1.2 ${font.sign};
  &:has(:checked) {
    border-color: ${color.ink};
    box-shadow: inset 0 -4px 0 ${color.lane};
  }
  input {
    width: 1.1rem;
    height: 1.1rem;
    accent-color: ${color.link};
  }
`;
const Words = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`;

const choices: readonly (readonly [Standing, string])[] = [
  ['draft', 'Draft'],
  ['scheduled', 'Scheduled'],
  ['published', 'Published'],
];

interface StandingFieldsProps {
  values: Pick<PostValues, 'status' | 'publishAt'>;
  /** Where the post stands by now. Undefined for a new one. */
  stored: Standing | undefined;
  error: string | undefined;
  onChange: (change: Partial<PostValues>) => void;
  /** What else comes of being published. */
  children?: ReactNode;
}

/** Who sees the post once it is saved, and from when. */
export function StandingFields({ values, stored, error, onChange, children }: StandingFieldsProps) {
  const id = useId();
  const { status, publishAt } = values;
  return (
    <Group aria-describedby={id}>
      <legend>Once saved, this post is</legend>
      <StandingChoices values={values} onChange={onChange} />
      {status === 'scheduled' && (
        <TextField
          label="Appears at"
          name="publishAt"
          type="datetime-local"
          required
          value={toLocalInput(publishAt)}
          error={error}
          onChange={({ target }) => onChange({ publishAt: fromLocalInput(target.value) })}
        />
      )}
      <Words id={id} role="status">
        {wordsOf(status, publishAt, stored)}
      </Words>
      {children}
    </Group>
  );
}

function StandingChoices({
  values: { status, publishAt },
  onChange,
}: Pick<StandingFieldsProps, 'values' | 'onChange'>) {
  return (
    <Choices>
      {choices.map(([value, label]) => (
        <Choice key={value}>
          <input
            type="radio"
            name="status"
            value={value}
            checked={status === value}
            onChange={() => onChange({ status: value, publishAt: value === 'scheduled' ? publishAt : null })}
          />
          {label}
        </Choice>
      ))}
    </Choices>
  );
}

function wordsOf(status: Standing, publishAt: string | null, stored: Standing | undefined): string {
  if (status === 'draft')
    return stored === 'published' ? 'Saving takes it off the blog. Only staff see it then.' : 'Only staff see it.';
  if (status === 'published')
    return stored === 'published' ? 'Everybody sees it.' : 'Everybody sees it as soon as it is saved.';
  return publishAt ? `It appears on ${momentInWords(publishAt)}.` : 'Choose a day and a time in your time zone.';
}
