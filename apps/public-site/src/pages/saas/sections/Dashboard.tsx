import { styled } from 'styled-components';
import { LaneMark } from '@workspace/ui/road/LaneMark';
import { StreetNetwork } from '@workspace/ui/road/StreetNetwork';
import { color, font, measure, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { labelsOf, storyPlans } from '../../../../content/street-networks.ts';
import { BandChart } from './BandChart.tsx';
import { WorkList } from './WorkList.tsx';
import { bandNamesNote } from '@workspace/ui/theme/pci.ts';

const Section = styled.section`
  padding-inline: ${space.gutter};
`;
const Figure = styled.figure`
  max-width: ${measure.page};
  margin: -8rem auto 0;
  ${media.desktop} {
    margin-top: -15rem;
  }
  @media print {
    margin-top: 0;
  }
  figcaption {
    padding-top: ${space.md};
    color: ${color.inkSoft};
    font: 400 ${text.xs} / 1.5 ${font.mono};
  }
`;
const Window = styled.div`
  overflow: hidden;
  border: 1px solid ${color.lineControl};
  border-radius: 8px;
  background-color: ${color.surface};
  box-shadow: ${color.shadow};
`;
const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.md};
  min-height: 3rem;
  padding: ${space.sm} ${space.lg};
  font: ${weight.strong} ${text.sm} / 1.2 ${font.sign};
  > :last-child {
    margin-left: auto;
    color: ${color.inkSoft};
    font: 400 ${text.xs} / 1.2 ${font.mono};
  }
`;
const Body = styled.div`
  display: grid;
  ${media.desktop} {
    grid-template-columns: 11.5rem minmax(0, 1.25fr) minmax(0, 1fr);
  }
`;
const Clients = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  list-style: none;
  border-bottom: 1px solid ${color.line};
  ${media.desktop} {
    display: block;
    padding-block: ${space.md};
    border-right: 1px solid ${color.line};
    border-bottom: 0;
  }
  li {
    padding: ${space.md} ${space.lg};
    font: ${weight.medium} ${text.sm} / 1.3 ${font.sign};
    white-space: nowrap;
  }
  li[data-open] {
    background-color: ${color.groundAlt};
    box-shadow: inset 0 -3px ${color.lane};
    font-weight: ${weight.strong};
    ${media.desktop} {
      box-shadow: inset 4px 0 ${color.lane};
    }
  }
`;
const Map = styled.div`
  padding: ${space.lg};
  ${media.desktop} {
    align-self: center;
    padding: ${space.xl};
  }
`;
const Side = styled.div`
  display: grid;
  gap: ${space.xl};
  align-content: start;
  min-width: 0;
  padding: ${space.xl} ${space.lg};
  border-top: 1px solid ${color.line};
  ${media.desktop} {
    padding: ${space.xl};
    border-top: 0;
    border-left: 1px solid ${color.line};
  }
`;

const clients = ['City network', 'County roads', 'Toll road', 'Parish roads'] as const;
const mapSays = `An example of a client's streets on the dashboard, an old county town, each segment colored by its Pavement Condition Index. Labeled are ${labelsOf('hub')}.`;

/** A drawing of the dashboard: a client's network, its condition by band, and the streets to treat first. */
export function Dashboard() {
  return (
    <Section aria-label="The dashboard">
      <Figure>
        <Window>
          <Bar data-ground="asphalt" aria-hidden="true">
            <LaneMark size={20} />
            <span>Client networks</span>
            <span>Example data</span>
          </Bar>
          <Body>
            <Clients role="list" aria-label="Clients in the drawing">
              {clients.map((client, index) => (
                <li key={client} data-open={index === 0 || undefined}>
                  {client}
                </li>
              ))}
            </Clients>
            <Map>
              <StreetNetwork plan={storyPlans.hub} description={mapSays} />
            </Map>
            <Side>
              <BandChart />
              <WorkList />
            </Side>
          </Body>
        </Window>
        <figcaption>A drawing of the dashboard. Its networks and numbers are an example. {bandNamesNote}</figcaption>
      </Figure>
    </Section>
  );
}
