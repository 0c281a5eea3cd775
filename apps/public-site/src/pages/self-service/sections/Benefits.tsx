import { styled } from 'styled-components';
import { color, media, space, text } from '@workspace/ui/theme/tokens.ts';
import { selfServiceBenefits } from '../../../../content/self-service.ts';
import { Section } from '../../../layout/Section.tsx';
import { ClaimMarks } from '../../../claim-notes/ClaimMarks.tsx';
import { selfServiceClaims } from '@workspace/contracts/claims/service-claims';

const Title = styled.h2`
  max-width: 34rem;
  padding-bottom: ${space.xxl};
`;
// Four corners of an intersection seen from above; the gaps of the grid are the roads.
const Crossing = styled.ul`
  --road: 2.25rem;
  position: relative;
  display: grid;
  gap: var(--road);
  list-style: none;
  background-color: #3a3f41;
  &::before {
    content: '';
    position: absolute;
  }
  ${media.phoneUp} {
    grid-template-columns: 1fr 1fr;
    &::before {
      inset: 0 calc(50% - 2px);
      background: repeating-linear-gradient(${color.lane} 0 1.25rem, transparent 1.25rem 2.5rem);
    }
  }
  ${media.desktop} {
    --road: 3rem;
  }
`;
const Corner = styled.li`
  position: relative;
  display: grid;
  gap: ${space.md};
  align-content: center;
  padding-block: clamp(1.5rem, 4vw, 3.5rem);
  background-color: ${color.ground};
  p {
    max-width: 27rem;
    color: ${color.inkSoft};
    font-size: ${text.md};
  }
  &:not(:first-child)::before {
    content: '';
    position: absolute;
    inset: calc(-1 * var(--road) / 2 - 2px) 0 auto;
    height: 4px;
    background: repeating-linear-gradient(90deg, ${color.lane} 0 1.25rem, transparent 1.25rem 2.5rem);
  }
  ${media.phoneUp} {
    padding-inline: clamp(1.5rem, 4vw, 3.5rem);
    &:nth-child(2)::before {
      display: none;
    }
    &:nth-child(odd) {
      padding-left: 0;
    }
    &:nth-child(even) {
      padding-right: 0;
    }
  }
`;

/** Four benefits, one at each corner. */
export function Benefits() {
  return (
    <Section labelledBy="gains-title">
      <Title id="gains-title">Why cities choose to drive themselves</Title>
      <Crossing role="list">
        {selfServiceBenefits.map(({ title, description }) => (
          <Corner key={title}>
            <h3>{title}</h3>
            <p>
              {description}
              <ClaimMarks text={description} claims={[selfServiceClaims.retention]} />
            </p>
          </Corner>
        ))}
      </Crossing>
    </Section>
  );
}
