import { styled } from 'styled-components';
import { SelectField, TextField } from '@workspace/ui/Field';
import { space } from '@workspace/ui/theme/tokens.ts';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md} ${space.lg};
  margin-bottom: ${space.lg};
  > * {
    flex: 1 1 14rem;
    max-width: 22rem;
  }
`;

interface SearchToolsProps {
  search: { label: string; value: string; onChange: (value: string) => void };
  /** Filter of the list; empty for all rows. */
  choice: {
    label: string;
    options: readonly { value: string; label: string }[];
    value: string;
    onChange: (value: string) => void;
  };
}

/** The search and the filter of a long list. */
export function SearchTools({ search, choice }: SearchToolsProps) {
  return (
    <Tools>
      <TextField
        label={search.label}
        type="search"
        value={search.value}
        onChange={({ target }) => search.onChange(target.value)}
      />
      <SelectField
        label={choice.label}
        placeholder="All"
        options={choice.options}
        value={choice.value}
        onChange={({ target }) => choice.onChange(target.value)}
      />
    </Tools>
  );
}
