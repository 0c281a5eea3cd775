import { styled } from 'styled-components';
import { StreetNetwork } from '@workspace/ui/road/StreetNetwork';
import { Table } from '@workspace/ui/Table';
import { bandOf } from '@workspace/ui/theme/pci.ts';
import { color, font, measure, media, space, text } from '@workspace/ui/theme/tokens.ts';
import { labelsOf, milesOf, prioritiesOf, storyPlans } from '../../../../content/street-networks.ts';

const Ground = styled.section`
  container-type: inline-size;
  overflow: clip;
`;
// The county extends past the window's edge, as counties do.
const Split = styled.div`
  --side: max(${space.gutter}, (100cqw - ${measure.page}) / 2);
  display: grid;
  gap: ${space.xl};
  padding-block: ${space.section};
  ${media.desktop} {
    grid-template-columns: calc(var(--side) + min(27rem, 38cqw)) minmax(0, 1fr);
    gap: 0;
    align-items: center;
    padding-block: 0;
  }
`;
const Copy = styled.div`
  display: grid;
  gap: ${space.lg};
  min-width: 0;
  padding-inline: ${space.gutter};
  ${media.desktop} {
    padding: ${space.xxl} 2.5rem ${space.xxl} var(--side);
  }
  > p {
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
  /* Cut between two pages, the table would cover the line below it. */
  @media print {
    break-inside: avoid;
  }
  > p:last-child {
    font: 400 ${text.xs} / 1.5 ${font.mono};
  }
`;
const Map = styled.div`
  min-width: 0;
  padding-inline: ${space.gutter};
  ${media.desktop} {
    padding: ${space.xl} 0;
    > svg {
      width: calc(100% + 2rem);
      max-width: none;
    }
  }
`;

/** A county's roads with their ratings, beside the rows of its plan. */
export function CountyRoads() {
  return (
    <Ground data-ground="asphalt" aria-labelledby="county-title">
      <Split>
        <Copy>
          <h2 id="county-title">A county is long, and your crews drive it anyway</h2>
          <p>A road on each section line, a mile apart. Each is rated on the route that a truck takes in any case.</p>
          <RoadTable />
          <p>Example county with invented roads and ratings.</p>
        </Copy>
        <Map>
          <StreetNetwork
            plan={storyPlans.county}
            description={`A drawn example of a county: section-line roads that jog at a correction line, a state highway across them, a county seat and a creek, colored by rating. Labeled are ${labelsOf('county')}.`}
          />
        </Map>
      </Split>
    </Ground>
  );
}

function RoadTable() {
  return (
    <Table caption="Example of a county's priority list" isCaptionHidden>
      <thead>
        <tr>
          <th scope="col">Road</th>
          <th scope="col" data-numeric>
            Miles
          </th>
          <th scope="col">PCI</th>
          <th scope="col">Treatment</th>
        </tr>
      </thead>
      <tbody>
        {prioritiesOf('county').map((road) => (
          <tr key={road.street}>
            <th scope="row">{road.street}</th>
            <td data-numeric>{milesOf(road)}</td>
            <td>
              {road.pci} {bandOf(road.pci).name}
            </td>
            <td>{road.treatment}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
