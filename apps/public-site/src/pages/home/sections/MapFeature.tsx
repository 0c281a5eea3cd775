import { styled } from 'styled-components';
import { PciScale } from '@workspace/ui/road/PciScale';
import { StreetNetwork } from '@workspace/ui/road/StreetNetwork';
import { color, font, space, text } from '@workspace/ui/theme/tokens.ts';
import { labelsOf, storyPlans } from '../../../../content/street-networks.ts';
import { claims } from '@workspace/contracts/claims/claims';
import { FeatureSplit, FeatureText } from './feature-layout.ts';
import { ClaimMark } from '../../../claim-notes/ClaimMark.tsx';

const Figure = styled.figure`
  display: grid;
  gap: ${space.xl};
  figcaption {
    display: grid;
    gap: ${space.lg};
    > p {
      color: ${color.inkSoft};
      font: 400 ${text.xs} / 1.5 ${font.mono};
    }
  }
`;
const Steps = styled.ol`
  display: grid;
  gap: ${space.md};
  padding: ${space.lg} 0 0;
  list-style: none;
  counter-reset: step;
  li {
    display: grid;
    grid-template-columns: 2.25rem 1fr;
    padding-top: ${space.md};
    border-top: 1px solid ${color.line};
    counter-increment: step;
  }
  li::before {
    content: counter(step) ' ';
    color: ${color.inkSoft};
    font: 700 1.0625rem / 1.6 ${font.sign};
  }
`;

/** The feature with the map of ratings. */
export function MapFeature() {
  return (
    <FeatureSplit>
      <FeatureText>
        <h2 id="map-title">A map you can plan from, in {claims.speed.value} instead of months</h2>
        <p>
          Every segment carries one number that follows ASTM D6433, and the images it was made from.
          <ClaimMark of={claims.speed} />
        </p>
        <Steps>
          <li>Cameras under or on a vehicle take an image every {claims.imageInterval.value}, tagged by GPS.</li>
          <li>
            <span>
              Damage is detected in each image, and the segment is rated {claims.scale.value}.
              <ClaimMark of={claims.scale} />
            </span>
          </li>
          <li>The ratings become a maintenance plan for several years, within your budget.</li>
        </Steps>
        <a href="/case-studies">See maps that others plan from</a>
      </FeatureText>
      <Figure>
        <StreetNetwork
          plan={storyPlans.city}
          description={`A drawn example of a dense city, each segment colored by its Pavement Condition Index. Labeled are ${labelsOf('city')}.`}
        />
        <figcaption>
          <PciScale />
          <p>Example drawing. Pavement Condition Index by segment.</p>
        </figcaption>
      </Figure>
    </FeatureSplit>
  );
}
