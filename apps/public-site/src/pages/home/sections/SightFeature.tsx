import { styled } from 'styled-components';
import { PciGauge } from '@workspace/ui/road/PciGauge';
import { Table } from '@workspace/ui/Table';
import { color, font, space, text } from '@workspace/ui/theme/tokens.ts';
import { claims } from '@workspace/contracts/claims/claims';
import { FeatureSplit, FeatureText } from './feature-layout.ts';

const Drawing = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xl} ${space.xxl};
  align-items: center;
  > :last-child {
    flex: 2 1 18rem;
  }
`;
const Figure = styled.figure`
  flex: 1 1 15rem;
  max-width: 17rem;
  margin-inline: auto;
  figcaption {
    padding-top: ${space.sm};
    color: ${color.inkSoft};
    font: 400 ${text.xs} / 1.5 ${font.mono};
    text-align: center;
  }
`;

const actions = [
  { action: 'Rated', things: `The pavement: ${claims.distresses.value} kinds of distress, one index per segment` },
  { action: 'Listed', things: 'Sidewalks, parking, signage, utilities, storm drains, hydrants' },
  { action: 'Watched', things: 'With Full Service, what you name: signs, trash bins, buildings and similar assets' },
] as const;

/** The feature about objects detected along the road. */
export function SightFeature() {
  return (
    <FeatureSplit data-drawing="first">
      <FeatureText>
        <h2>One drive sees the road and what stands beside it</h2>
        <p>The images that rate the pavement also list the things that a city has to keep account of.</p>
        <a href="/case-studies">See what was listed elsewhere</a>
      </FeatureText>
      <Drawing>
        <Figure>
          <PciGauge pci={72} label="Example segment" />
          <figcaption>Example segment</figcaption>
        </Figure>
        <Table caption="What is done with what the cameras see" isCaptionHidden>
          <tbody>
            {actions.map(({ action, things }) => (
              <tr key={action}>
                <th scope="row">{action}</th>
                <td>{things}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Drawing>
    </FeatureSplit>
  );
}
