import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, weight } from '@workspace/ui/theme/tokens.ts';
import { firstDirection, type ListState, type SortColumn } from './list-state.ts';

const Face = styled.button`
  min-height: 1.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: ${weight.strong} 1em / 1.2 ${font.sign};
  white-space: nowrap;
  &:hover {
    color: ${color.ink};
  }
`;

export interface Sorting {
  state: Pick<ListState, 'sort' | 'direction'>;
  onSort: (sort: Pick<ListState, 'sort' | 'direction'>) => void;
}

/** A column's name that sorts by it; a second press reverses the order. */
export function SortButton({
  column,
  sorting: { state, onSort },
  children,
}: {
  column: SortColumn;
  sorting: Sorting;
  children: ReactNode;
}) {
  const isOn = state.sort === column;
  const turned = state.direction === 'ascending' ? 'descending' : 'ascending';
  const direction = isOn ? turned : firstDirection(column);
  return (
    <Face type="button" onClick={() => onSort({ sort: column, direction })}>
      {children}
      {/* `aria-sort` says it to screen readers. */}
      {isOn && <span aria-hidden="true"> {state.direction === 'ascending' ? '↑' : '↓'}</span>}
    </Face>
  );
}

/** Returns the `aria-sort` value of a column's header. */
export function ariaSort(column: SortColumn, { state }: Sorting): ListState['direction'] | undefined {
  return state.sort === column ? state.direction : undefined;
}
