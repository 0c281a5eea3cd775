import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { TextField } from '@workspace/ui/Field';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { space } from '@workspace/ui/theme/tokens.ts';
import { slugError, useSlugCheck } from './use-slug-check.ts';

const Stack = styled.div`
  display: grid;
  gap: ${space.xs};
  justify-items: start;
  > :first-child {
    width: 100%;
  }
`;

interface SlugFieldProps {
  value: string;
  /** The stored slug, which needs no check. */
  stored: string;
  /** Id of the post with this slug; undefined for a new one. */
  id: string | undefined;
  error: string | undefined;
  onChange: (slug: string) => void;
}

/** The slug with its URL, checked for availability during typing. */
export function SlugField({ value, stored, id, error, onChange }: SlugFieldProps) {
  const isStored = id !== undefined && value === stored;
  const check = useSlugCheck(value, id, isStored);
  const isTaken = check?.isFree === false;
  const moved = id !== undefined && !isStored && value !== '' ? ` /blog/${stored} will lead here.` : '';
  return (
    <Stack>
      <TextField
        label="Slug"
        name="slug"
        required
        value={value}
        error={error ?? (isTaken ? 'Another post has this slug.' : undefined)}
        hint={
          <>
            {slugError(value) ?? `The article's address: /blog/${value || '…'}.`}
            {/* Not the address itself: it changes with every letter of the title. */}
            <span role="status">
              {check?.isFree && ' The address is free.'}
              {isTaken && <VisuallyHidden>Another post has the address.</VisuallyHidden>}
            </span>
            {moved}
          </>
        }
        onChange={({ target }) => onChange(target.value)}
      />
      {isTaken && check.suggestion !== '' && (
        <Button size="sm" variant="quiet" onClick={() => onChange(check.suggestion)}>
          Use {check.suggestion}
        </Button>
      )}
    </Stack>
  );
}
