import { Fragment } from 'react';
import { styled } from 'styled-components';
import { Table } from '@workspace/ui/Table';
import { color, font, text, weight } from '@workspace/ui/theme/tokens.ts';
import { isHiddenFromAbove, type Distress } from '../../../../content/evidence/distresses.ts';

const Sheet = styled.div`
  h3 {
    padding-bottom: 0.5rem;
  }
  tbody th {
    font-weight: ${weight.medium};
  }
  tbody td:first-child {
    color: ${color.inkSoft};
    font: 400 ${text.xs} / 1.4 ${font.mono};
  }
  [data-hidden-from-above] {
    font-weight: ${weight.strong};
  }
  [data-named] {
    box-shadow: inset 4px 0 ${color.lane};
  }
  tr > [data-ours] {
    padding-left: 0.75rem;
    white-space: nowrap;
    color: ${color.inkSoft};
  }
  /* The last column is the answer: on a small phone it must not be out of sight. */
  @media (width < 26rem) {
    tr > * {
      padding-right: 0.5rem;
    }
    thead > tr > th {
      white-space: normal;
    }
    tr > [data-ours] {
      padding-left: 0.5rem;
      white-space: normal;
    }
  }
  tr > [data-named] {
    color: ${color.ink};
    font-weight: ${weight.strong};
  }
`;

/** Lets a name such as 'Blowup/buckling' wrap after its slash. */
const withBreaks = (name: string) =>
  name.split('/').map((part, index) => (
    <Fragment key={part}>
      {index > 0 && '/'}
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** The distresses of one kind of pavement, in the order of the standard. */
export function DistressTable({ caption, rows }: { caption: string; rows: readonly Distress[] }) {
  return (
    <Sheet>
      <h3>
        {caption}, {rows.length} distresses
      </h3>
      <Table caption={`Distresses of ${caption.toLowerCase()} pavements`} isCaptionHidden density="dense">
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Distress</th>
            <th scope="col">Severity by</th>
            <th scope="col">Ours</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number}>
              <td>{row.number}</td>
              <th scope="row">{withBreaks(row.name)}</th>
              <td data-hidden-from-above={isHiddenFromAbove(row) || undefined}>{row.basis ?? 'no degrees'}</td>
              <td data-ours="" data-named={row.isNamed}>
                {row.isNamed ? 'named' : 'to confirm'}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
