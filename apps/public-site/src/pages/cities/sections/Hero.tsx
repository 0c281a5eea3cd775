import { styled } from 'styled-components';
import { PciScale } from '@workspace/ui/road/PciScale';
import { StreetNetwork } from '@workspace/ui/road/StreetNetwork';
import { color, font, measure, media, space, text } from '@workspace/ui/theme/tokens.ts';
import { cityClaims } from '@workspace/contracts/claims/service-claims';
import { labelsOf, storyPlans } from '../../../../content/street-networks.ts';
import { SiteLink } from '../../../layout/SiteLink.tsx';
import { DemoButton } from '../../services/DemoButton.tsx';
import { ClaimMarks } from '../../../claim-notes/ClaimMarks.tsx';

// The map is laid out like a plan at a public meeting: map on the right, text on the left.
const Split = styled.section`
  display: grid;
  gap: ${space.xxl};
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: ${space.xxl} ${space.gutter} ${space.section};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.05fr);
    gap: 4rem;
    align-items: center;
  }
`;
const Copy = styled.div`
  display: grid;
  gap: ${space.xl};
  justify-items: start;
  h1 {
    font-size: clamp(2.375rem, 1.35rem + 4vw, 4.25rem);
  }
  > p {
    max-width: 31rem;
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
  > p:last-child {
    font-size: ${text.md};
  }
`;
const Plan = styled.figure`
  display: grid;
  gap: ${space.xl};
  padding: clamp(1rem, 3vw, 2rem);
  border: 2px solid ${color.ink};
  background-color: ${color.ground};
  box-shadow: 12px 12px 0 ${color.groundAlt};
  figcaption {
    display: grid;
    gap: ${space.md};
    > p {
      color: ${color.inkSoft};
      font: 400 ${text.xs} / 1.5 ${font.mono};
    }
  }
`;

/** The question of every budget season, beside the map that answers it. */
export function Hero() {
  return (
    <Split aria-labelledby="cities-title">
      <Copy>
        <h1 id="cities-title">Which streets first? Answer it with a map.</h1>
        <p>
          Every street you own, rated {cityClaims.scale.value} by the same method, with a plan that a council can vote
          on and a resident can follow. {cityClaims.price.value} per mile.
          <ClaimMarks claims={[cityClaims.scale, cityClaims.price]} />
        </p>
        <DemoButton label="Book a demo for your city" />
        <p>
          Your crews can drive (<SiteLink item={{ label: 'Self Service', to: '/self-service' }} />
          ), or we can (<SiteLink item={{ label: 'Full Service', to: '/full-service' }} />
          ).
        </p>
      </Copy>
      <Plan>
        <StreetNetwork
          plan={storyPlans.town}
          description={`An example town on a river from above, its streets colored by the Pavement Condition Index. Labeled are ${labelsOf('town')}.`}
        />
        <figcaption>
          <PciScale />
          <p>An example town, each segment in the color of its rating.</p>
        </figcaption>
      </Plan>
    </Split>
  );
}
