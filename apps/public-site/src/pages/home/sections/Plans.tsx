import { styled } from 'styled-components';
import { media, radius } from '@workspace/ui/theme/tokens.ts';
import { claims } from '@workspace/contracts/claims/claims';
import { plans } from '../../../../content/plans.ts';
import { SiteLink } from '../../../layout/SiteLink.tsx';
import { SectionText } from '../../../layout/SectionText.tsx';
import { PlanLane } from './PlanLane.tsx';

// A road of three lanes, seen from above: solid lines at its edges, dashed lines between them.
const Road = styled.ul`
  display: grid;
  padding: 0.75rem;
  border-radius: ${radius.md};
  list-style: none;
  ${media.desktop} {
    grid-template-columns: 1fr 1.15fr 1fr;
  }
`;

/** The three plans, side by side. */
export function Plans() {
  return (
    <>
      <SectionText>
        <h2 id="pricing-title">Three lanes, one price a mile</h2>
        <p>
          Every plan costs {claims.pricePerMile.value} per mile. Choose by who drives and by whose name is on the
          report. The <SiteLink item={{ label: 'cost calculator', to: '/cost' }} /> does the sum for your miles.
        </p>
      </SectionText>
      <Road role="list" data-ground="asphalt">
        {plans.map((plan) => (
          <PlanLane key={plan.id} plan={plan} />
        ))}
      </Road>
    </>
  );
}
