import { styled } from 'styled-components';
import { bandOf } from '@workspace/ui/theme/pci.ts';
import { color, font, radius, text, weight } from '@workspace/ui/theme/tokens.ts';
import { prioritiesOf } from '../../../../content/street-networks.ts';

const List = styled.table`
  width: 100%;
  font: ${weight.medium} ${text.xs} / 1.35 ${font.sign};
  caption {
    padding-bottom: 0.4rem;
    font: ${weight.strong} 1rem / 1.3 ${font.sign};
    text-align: left;
  }
  th,
  td {
    padding: 0.45rem 0.5rem 0.45rem 0;
    border-top: 1px solid ${color.line};
    text-align: left;
  }
  thead th {
    border-top: 0;
    color: ${color.inkSoft};
    font-weight: ${weight.medium};
  }
  tbody th {
    font-weight: ${weight.strong};
  }
`;
const Rating = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  white-space: nowrap;
  svg {
    width: 0.8em;
    height: 0.8em;
    border-radius: ${radius.sm};
  }
`;

// The streets that are labeled on the map beside the list.
const work = prioritiesOf('hub');

/** The streets to treat first in the example network. */
export function WorkList() {
  return (
    <List>
      <caption>Treat first</caption>
      <thead>
        <tr>
          <th scope="col">Segment</th>
          <th scope="col">PCI</th>
          <th scope="col">Treatment</th>
        </tr>
      </thead>
      <tbody>
        {work.map(({ street, pci, treatment }) => (
          <tr key={street}>
            <th scope="row">{street}</th>
            <td>
              <Rating>
                <svg viewBox="0 0 10 10" aria-hidden="true">
                  <path d="M0 0h10v10H0z" fill={bandOf(pci).fill} />
                </svg>
                {pci} {bandOf(pci).name}
              </Rating>
            </td>
            <td>{treatment}</td>
          </tr>
        ))}
      </tbody>
    </List>
  );
}
