import { styled } from 'styled-components';
import { selfServiceClaims } from '@workspace/contracts/claims/service-claims';
import { CostByLength } from '@workspace/ui/road/CostByLength';
import { color, media, space, text } from '@workspace/ui/theme/tokens.ts';
import { Section } from '../../../layout/Section.tsx';
import { dollarsOf } from '../../services/dollars-of.ts';

const Split = styled.div`
  display: grid;
  gap: ${space.xxl};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
    gap: 4.5rem;
    align-items: center;
    > :first-child {
      order: 2;
    }
  }
`;
const Copy = styled.div`
  display: grid;
  gap: ${space.lg};
  p {
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
  p + p {
    font-size: ${text.md};
  }
`;

const { inspection, inspectionMiles, price } = selfServiceClaims;

/** The length at which a fixed sum and a price per mile are equal. */
export function BreakEven() {
  return (
    <div data-print="hide">
      <Section labelledBy="even-title">
        <Split>
          <Copy>
            <h2 id="even-title">A price per mile favors the smaller network</h2>
            <p>
              Against an inspection for a fixed {inspection.value}, {price.value} per mile is the smaller sum below{' '}
              {inspectionMiles.value} miles, and the larger one above.
            </p>
            <p>
              Our figure for the inspection does not say how many miles it covers. Put your last invoice into the field
              above: it moves the point where the lines cross.
            </p>
          </Copy>
          <CostByLength
            perMile={dollarsOf(price.value)}
            fixed={dollarsOf(inspection.value)}
            fixedName={`Traditional inspection, ${inspection.value}`}
            perMileName={`${price.value} a mile`}
            description={`Cost against miles of road. A traditional inspection is a level line at ${inspection.value}. A price of ${price.value} per mile rises and meets that line at ${inspectionMiles.value} miles.`}
          />
        </Split>
      </Section>
    </div>
  );
}
