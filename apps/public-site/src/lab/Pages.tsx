import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { inFull } from '../road-network/amounts.ts';
import type { LabState } from './lab-state.ts';
import { queryOf } from './query-of.ts';
import { rowsOfPage, type RowPage } from './street-rows.ts';

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm} ${space.lg};
  align-items: center;
  font: ${weight.medium} ${text.sm} / 1.4 ${font.sign};
  span {
    color: ${color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
  a {
    padding-block: ${space.xs};
  }
`;

type Props = { table: RowPage; state: LabState; onPage: (page: number) => void };

/** Links to the neighboring pages of the table: they work without script, and keep the whole state. */
export function Pages({ table: { count, page, rows }, state, onPage }: Props) {
  const first = (page - 1) * rowsOfPage;
  const last = Math.max(1, Math.ceil(count / rowsOfPage));
  const link = (to: number, label: string) => (
    <a
      href={`/lab${queryOf({ ...state, page: to })}#streets`}
      onClick={(event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onPage(to);
        document.querySelector('#streets')?.scrollIntoView();
      }}
    >
      {label}
    </a>
  );
  return (
    <Row aria-label="Pages of the table" data-print="hide">
      {page > 1 && link(page - 1, 'Previous streets')}
      <span role="status">
        {count === 0 ? 'No streets' : `${first + 1} to ${first + rows.length} of ${inFull(count)}`}
      </span>
      {page < last && link(page + 1, 'Next streets')}
    </Row>
  );
}
