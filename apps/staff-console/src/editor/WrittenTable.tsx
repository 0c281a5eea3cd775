import type { ReactNode } from 'react';
import { useSelected, type RenderElementProps } from 'slate-react';
import { styled } from 'styled-components';
import type { RichTable } from '@workspace/contracts/rich-text/document';
import { color } from '@workspace/ui/theme/tokens.ts';
import { TableBar } from './TableBar.tsx';

const Scroller = styled.div`
  overflow-x: auto;
`;
/* The grid is visible while it is written, also around empty cells. */
const Grid = styled.table`
  && {
    display: table;
    width: 100%;
    border-collapse: collapse;
  }
  && :is(th, td) {
    min-width: 5rem;
    padding: 0.4rem 0.6rem;
    border: 1px solid ${color.line};
  }
  && th {
    background-color: ${color.groundAlt};
  }
`;

interface WrittenTableProps {
  attributes: RenderElementProps['attributes'];
  table: RichTable;
  children: ReactNode;
}

/** A table as the editor shows it, with its tools below while the cursor is in it. */
export function WrittenTable({ attributes, table, children }: WrittenTableProps) {
  const isSelected = useSelected();
  return (
    <div {...attributes}>
      <Scroller>
        <Grid>
          <tbody>{children}</tbody>
        </Grid>
      </Scroller>
      {isSelected && <TableBar table={table} />}
    </div>
  );
}
