import { styled } from 'styled-components';
import { color, font, media, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { companyClaims } from '@workspace/contracts/claims/company-claims';
import { Section } from '../../../layout/Section.tsx';
import { ClaimMark } from '../../../claim-notes/ClaimMark.tsx';

const Title = styled.h2`
  max-width: 40rem;
  margin-bottom: ${space.xxl};
`;
const Posts = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.xl} ${space.lg};
  ${media.desktop} {
    grid-template-columns: repeat(4, 1fr);
  }
`;
// A milepost: a green plate on its post in the ground, and its label beside it.
const Post = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  dt {
    padding: ${space.md} 0 0 ${space.lg};
    color: ${color.inkSoft};
    font-size: ${text.sm};
    line-height: 1.4;
    border-top: 2px solid ${color.lineControl};
  }
  dd {
    position: relative;
    padding: 0 0 2.75rem ${space.lg};
  }
  dd::after {
    content: '';
    position: absolute;
    left: calc(${space.lg} + 2.25rem);
    bottom: 0;
    width: 0.5rem;
    height: 2.75rem;
    background-color: ${color.lineControl};
  }
`;
const Plate = styled.span`
  display: inline-block;
  min-width: 5rem;
  padding: 0.3rem;
  border-radius: ${radius.md};
  > span {
    display: block;
    padding: 1.1rem clamp(0.5rem, 1.5vw, 1.1rem) 0.9rem;
    border: 2px solid ${color.onSign};
    border-radius: 3px;
    font: ${weight.heavy} clamp(1.875rem, 1.2rem + 2.4vw, 3.25rem) / 1 ${font.sign};
    letter-spacing: -0.01em;
    text-align: center;
  }
`;

const stats = [
  companyClaims.milesAnalyzed,
  companyClaims.timesFaster,
  companyClaims.partnerAccuracy,
  companyClaims.contractsWon,
] as const;

/** Four figures as mileposts. */
export function Stats() {
  return (
    <Section labelledBy="stats-title">
      <Title id="stats-title">Far enough down the road to count</Title>
      <Posts>
        {stats.map((claim) => (
          <Post key={claim.wording}>
            <dt>
              {claim.wording}
              <ClaimMark of={claim} />
            </dt>
            <dd>
              <Plate data-ground="sign">
                <span>{claim.value}</span>
              </Plate>
            </dd>
          </Post>
        ))}
      </Posts>
    </Section>
  );
}
