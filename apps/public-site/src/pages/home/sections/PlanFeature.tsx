import { styled } from 'styled-components';
import { DeteriorationCurve } from '@workspace/ui/road/DeteriorationCurve';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { claims } from '@workspace/contracts/claims/claims';
import { FeatureSplit, FeatureText } from './feature-layout.ts';
import { ClaimMark } from '../../../claim-notes/ClaimMark.tsx';

const Saving = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${space.md};
  padding-top: ${space.lg};
  border-top: 1px solid ${color.line};
  && {
    color: ${color.ink};
    font-size: ${text.md};
  }
  strong {
    font: ${weight.heavy} 2.75rem / 1 ${font.sign};
    letter-spacing: -0.02em;
  }
`;

/** The feature about timely treatment of roads. */
export function PlanFeature() {
  return (
    <FeatureSplit>
      <FeatureText>
        <h2>Treat a road while it is still good</h2>
        <p>
          Knowing each segment's condition, you can seal and patch before it fails, and lay out the work over several
          years within one budget.
        </p>
        <Saving>
          <strong>{claims.savings.value}</strong>
          <span>
            {claims.savings.wording}
            <ClaimMark of={claims.savings} />
          </span>
        </Saving>
        <Saving>
          <strong>{claims.monthlyScanRepair.value}</strong>
          <span>
            {claims.monthlyScanRepair.wording}
            <ClaimMark of={claims.monthlyScanRepair} />
          </span>
        </Saving>
        <a href="/case-studies">See what planning early has saved</a>
      </FeatureText>
      <DeteriorationCurve description="An example of pavement condition over 24 years. Left alone, the index falls slowly at first, then fast, to about 10. With a treatment at years 7, 12, 17 and 22 it stays above 80." />
    </FeatureSplit>
  );
}
