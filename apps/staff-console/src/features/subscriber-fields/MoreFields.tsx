import { useState } from 'react';
import { styled } from 'styled-components';
import { ownValue } from '@workspace/contracts/own-value';
import type { SubscriberField } from '@workspace/contracts/subscriber-fields';
import { TextField } from '@workspace/ui/Field';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { formatNumber } from '../../layout/format-number.ts';
import { Stack } from '../../layout/Stack.tsx';
import { FieldInput, type FieldTextsState } from './FieldInput.tsx';

const Fold = styled.details`
  > summary {
    padding-block: ${space.sm};
    color: ${color.link};
    font: ${weight.strong} ${text.sm} / 1.3 ${font.sign};
    cursor: pointer;
  }
  > :not(summary) {
    padding-top: ${space.sm};
  }
`;

/** As many fields are shown as they are; more are folded and have a filter. */
export const fewFields = 8;

interface MoreFieldsProps extends FieldTextsState {
  fields: readonly SubscriberField[];
  /** True when no other fields are above. */
  isAll: boolean;
}

/** Fields without a value, folded, with a filter where there are many. Fields that were written in always show. */
export function MoreFields({ fields, isAll, ...state }: MoreFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const shown = fields.filter(
    ({ key, name }) => name.toLowerCase().includes(wanted) || (ownValue(state.texts, key) ?? '') !== '',
  );
  const label = isAll ? 'fields' : fields.length === 1 ? 'more field' : 'more fields';
  return (
    <Fold onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{`${formatNumber(fields.length)} ${label}`}</summary>
      {isOpen && (
        <Stack $gap="lg">
          {fields.length > fewFields && (
            <TextField
              label="Find a field"
              type="search"
              autoComplete="off"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
              // Enter would submit the form around it.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
          )}
          {shown.map((field) => (
            <FieldInput key={field.key} field={field} {...state} />
          ))}
          {shown.length === 0 && <p>{`No field has “${search.trim()}” in its name.`}</p>}
        </Stack>
      )}
    </Fold>
  );
}
