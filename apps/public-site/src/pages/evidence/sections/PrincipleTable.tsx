import { styled } from 'styled-components';
import { Icon } from '@workspace/ui/Icon';
import { Table } from '@workspace/ui/Table';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import type { Criterion, Result } from '../../../../content/evidence/conformance.ts';

const Fold = styled.details`
  border-top: 2px solid ${color.ink};
  &:last-child {
    border-bottom: 2px solid ${color.ink};
  }
  > summary {
    display: flex;
    gap: ${space.lg};
    align-items: baseline;
    padding-block: ${space.lg};
    list-style: none;
    font: ${weight.strong} ${text.xl} / 1.3 ${font.sign};
    &::-webkit-details-marker {
      display: none;
    }
  }
  > summary > span {
    margin-left: auto;
    color: ${color.inkSoft};
    font: ${weight.text} ${text.sm} / 1.3 ${font.text};
  }
  > summary:hover h3 {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  > summary > svg {
    flex: none;
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
  > :last-child {
    padding-bottom: ${space.xl};
  }
  td {
    min-width: 6rem;
  }
  td:last-child {
    min-width: 14rem;
    color: ${color.inkSoft};
  }
  tbody th {
    min-width: 12rem;
    font-weight: ${weight.medium};
  }
  [data-result='untested'],
  [data-result='partial'] {
    color: ${color.caution};
    font-weight: ${weight.strong};
  }
`;

const words: Record<Result, string> = {
  supports: 'Supports',
  partial: 'Partially supports',
  none: 'Not applicable',
  untested: 'Not tested',
};

/** The criteria of one principle, folded until a reader opens them. */
export function PrincipleTable({ name, criteria }: { name: string; criteria: readonly Criterion[] }) {
  const open = criteria.filter(([, , , result]) => result === 'untested' || result === 'partial').length;
  return (
    <Fold>
      <summary>
        <h3>{name}</h3>
        <span>
          {criteria.length} criteria, {open === 0 ? 'none open' : `${open} open`}
        </span>
        <Icon name="chevronDown" size={22} />
      </summary>
      <Table caption={`WCAG 2.2, ${name}`} isCaptionHidden density="dense">
        <thead>
          <tr>
            {['Criterion', 'Level', 'Result', 'Checked by', 'Remarks'].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {criteria.map(([number, title, level, result, by, note]) => (
            <tr key={number}>
              <th scope="row">
                {number} {title}
              </th>
              <td>{level}</td>
              <td data-result={result}>{words[result]}</td>
              <td>{by.length > 0 ? by.join(', ') : 'nobody'}</td>
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Fold>
  );
}
