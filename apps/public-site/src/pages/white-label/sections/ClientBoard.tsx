import { styled } from 'styled-components';
import { Table } from '@workspace/ui/Table';
import { bandNamesNote, bandOf } from '@workspace/ui/theme/pci.ts';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { exampleClients } from '../../../../content/white-label.ts';

const Board = styled.div`
  min-width: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background-color: ${color.surface};
  box-shadow: ${color.shadow};
`;
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.sm} ${space.lg};
  padding: ${space.md} clamp(1rem, 3vw, 1.75rem);
  border-radius: ${radius.md} ${radius.md} 0 0;
  font: ${weight.strong} ${text.sm} / 1.3 ${font.sign};
  > :first-child {
    padding: ${space.sm} ${space.lg};
    border: 2px dashed ${color.lineControl};
    border-radius: ${radius.sm};
  }
  > :last-child {
    color: ${color.inkSoft};
    font-weight: ${weight.medium};
  }
`;
const Sheet = styled.div`
  padding: ${space.md} clamp(1rem, 3vw, 1.75rem) ${space.lg};
  > p {
    padding-top: ${space.md};
    color: ${color.inkSoft};
    font: 400 ${text.xs} / 1.5 ${font.mono};
  }
`;
const Rating = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.sm};
  svg {
    flex: none;
    width: 0.8em;
    height: 0.8em;
  }
`;

/** The dashboard of a firm with several clients, as a real table. */
export function ClientBoard() {
  return (
    <Board>
      <Bar data-ground="asphalt">
        <span>Your logo</span>
        <span>Clients</span>
      </Bar>
      <Sheet>
        <Table caption="Example of the dashboard: clients, miles and mean rating" isCaptionHidden>
          <thead>
            <tr>
              <th scope="col">City</th>
              <th scope="col" data-numeric>
                Miles
              </th>
              <th scope="col" data-numeric>
                Mean PCI
              </th>
            </tr>
          </thead>
          <tbody>
            {exampleClients.map((client) => (
              <ClientRow key={client.city} {...client} />
            ))}
          </tbody>
        </Table>
        <p>Example with invented cities and figures. {bandNamesNote}</p>
      </Sheet>
    </Board>
  );
}

function ClientRow({ city, miles, pci }: (typeof exampleClients)[number]) {
  const band = bandOf(pci);
  return (
    <tr>
      <th scope="row">{city}</th>
      <td data-numeric>{miles}</td>
      <td data-numeric>
        <Rating>
          <svg viewBox="0 0 10 10" aria-hidden="true">
            <path d="M0 0h10v10H0z" fill={band.fill} />
          </svg>
          {pci} {band.name}
        </Rating>
      </td>
    </tr>
  );
}
