import { styled } from 'styled-components';
import { Badge } from '@workspace/ui/Badge';
import { CoverageMap } from '@workspace/ui/road/CoverageMap';
import { color, font, measure, media, space, text } from '@workspace/ui/theme/tokens.ts';
import { fullServiceClaims } from '@workspace/contracts/claims/service-claims';
import { storyPlans } from '../../../../content/street-networks.ts';
import { SiteLinkButton } from '../../../layout/SiteLinkButton.tsx';
import { DemoButton } from '../../services/DemoButton.tsx';
import { ClaimMarks } from '../../../claim-notes/ClaimMarks.tsx';

const Copy = styled.div`
  display: grid;
  gap: ${space.xl};
  justify-items: start;
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: ${space.xxl} ${space.gutter};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 29rem);
    gap: ${space.xl} 3.5rem;
    align-items: end;
    padding-block: 4rem 3rem;
  }
  h1 {
    margin-top: ${space.lg};
    font-size: clamp(2.375rem, 1.35rem + 4vw, 4.25rem);
  }
`;
const Lead = styled.div`
  display: grid;
  gap: ${space.xl};
  p {
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.md};
  }
`;
// The town from above, as wide as the window.
const Picture = styled.figure`
  height: clamp(15rem, 34vw, 34rem);
  border-top: 1px solid ${color.line};
`;
const Caption = styled.p`
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: ${space.md} ${space.gutter};
  color: ${color.inkSoft};
  font: 400 ${text.xs} / 1.5 ${font.mono};
`;

const { resolution, scansPerYear } = fullServiceClaims;

/** The page's hero: a drawing of a town that fills with dots, as every street is driven. */
export function Hero() {
  return (
    <section data-ground="asphalt" aria-labelledby="full-title">
      <Copy>
        <div>
          <Badge tone="lane">Most Popular</Badge>
          <h1 id="full-title">We drive every street. You begin with the repair list.</h1>
        </div>
        <Lead>
          <p>
            Full Service comes with trained drivers, {resolution.value} cameras and up to {scansPerYear.value} scans a
            year, for one fee. Forecasts and ranked repairs are part of it.
            <ClaimMarks claims={[resolution, scansPerYear]} />
          </p>
          <div>
            <DemoButton label="Book a Full Service demo" />
            <SiteLinkButton item={{ label: 'For city leaders', to: '/cities' }} size="lg" />
          </div>
        </Lead>
      </Copy>
      <Picture>
        <CoverageMap
          plan={storyPlans.suburb}
          description="A drawn example of a suburb from above: loops, and streets that end in turning circles. Most of them carry yellow dots, one for each image taken; those in the east are still bare, and a truck is on its way there."
        />
      </Picture>
      <Caption>Example drawing. Each dot is an image with its GPS position; bare streets are tomorrow's drive.</Caption>
    </section>
  );
}
