import { styled } from 'styled-components';
import { color } from '@workspace/ui/theme/tokens.ts';
import { useLetterKeys } from './letter-keys.ts';
import type { Selectable, Selection } from './use-selection.ts';

/* As large as a finger needs, in a row of the same height. */
const Target = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-width: 1.5rem;
  min-height: 1.5rem;
  justify-content: center;
  vertical-align: middle;
  cursor: pointer;
  @media (pointer: coarse) {
    min-width: 2.5rem;
    min-height: 2.5rem;
    margin-block: -0.5rem;
  }
  input {
    width: 1rem;
    height: 1rem;
    margin: 0;
    accent-color: ${color.link};
    cursor: pointer;
  }
`;

interface RowCheckboxProps<Row extends Selectable> {
  row: Row;
  name: string;
  selection: Selection<Row>;
}

/** Selects a row of a list. The key X presses it. */
export function RowCheckbox<Row extends Selectable>({ row, name, selection }: RowCheckboxProps<Row>) {
  return (
    <Target>
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        aria-keyshortcuts={useLetterKeys() ? 'X' : undefined}
        data-selects=""
        checked={selection.has(row)}
        onChange={() => selection.toggle(row)}
      />
    </Target>
  );
}

interface SelectAllProps<Row extends Selectable> {
  selection: Selection<Row>;
  /** Shows its name beside it. */
  hasLabel?: boolean;
}

/** Selects every row of the page, or none. The keys Shift+X press it. */
export function SelectAll<Row extends Selectable>({ selection, hasLabel = false }: SelectAllProps<Row>) {
  const { selected, isEvery, toggleEvery } = selection;
  const name = 'Select all on this page';
  return (
    <Target>
      <input
        ref={(input) => {
          if (input) input.indeterminate = selected.length > 0 && !isEvery;
        }}
        type="checkbox"
        aria-label={hasLabel ? undefined : name}
        aria-keyshortcuts={useLetterKeys() ? 'Shift+X' : undefined}
        data-selects-all=""
        checked={isEvery}
        onChange={toggleEvery}
      />
      {hasLabel && name}
    </Target>
  );
}
