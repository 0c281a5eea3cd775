import { styled } from 'styled-components';
import { color, font, measure, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { partnerSteps } from '../../../../content/partner-steps.ts';
import { ClaimMarks } from '../../../claim-notes/ClaimMarks.tsx';
import { claims } from '@workspace/contracts/claims/claims';
import { companyClaims } from '@workspace/contracts/claims/company-claims';

const Section = styled.section`
  padding-block: ${space.section};
`;
const Title = styled.h2`
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: 0 ${space.gutter} ${space.xxl};
`;
// The lane connects all steps: along the side on a phone, across the window on a wide screen.
const Lane = styled.ol`
  position: relative;
  display: grid;
  gap: ${space.xxl};
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: 0 ${space.gutter};
  list-style: none;
  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
    gap: 0 3.5rem;
  }
`;
// On a wide screen the road extends past both sides of the page's column; so do its dashes, each about as long as a
// step.
const Road = styled.div`
  position: relative;
  overflow-x: clip;
  counter-reset: step;
  ${media.desktop} {
    background: linear-gradient(${color.ink} 4px, ${color.asphaltRaised} 0 calc(100% - 4px), ${color.ink} 0) 0 0 / 100%
      8rem no-repeat;
    &::before,
    &::after {
      content: '';
      position: absolute;
      inset: calc(4rem - 3px) calc(50% + ${measure.page} / 2 + 2.75rem) auto 0;
      height: 6px;
      background: repeating-linear-gradient(-90deg, ${color.lane} 0 2.75rem, transparent 0 5.5rem);
    }
    &::after {
      inset: calc(4rem - 3px) 0 auto calc(50% + ${measure.page} / 2 + 5.25rem);
      background: repeating-linear-gradient(90deg, ${color.lane} 0 2.75rem, transparent 0 5.5rem);
    }
  }
`;
const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 4.5rem 1fr;
  counter-increment: step;
  /* Edge line and centre line of the lane that this step lies on. */
  &::before {
    content: '';
    position: absolute;
    inset: 0 auto -${space.xxl} 0;
    width: 3.25rem;
    border-inline: 3px solid ${color.ink};
    background-color: ${color.asphaltRaised};
  }
  &:last-child::before {
    bottom: 0;
  }
  &::after {
    content: counter(step) ' ';
    position: absolute;
    left: 0;
    top: 0.35rem;
    width: 3.25rem;
    color: ${color.lane};
    font: ${weight.heavy} 2.5rem / 1 ${font.sign};
    text-align: center;
    transform: scaleY(1.35);
    transform-origin: top;
  }
  > div {
    grid-column: 2;
  }
  h3 {
    font-size: clamp(1.3125rem, 1.1rem + 1vw, 1.75rem);
  }
  p {
    padding-top: ${space.md};
    color: ${color.inkSoft};
    font-size: ${text.md};
  }
  ${media.desktop} {
    grid-template-columns: 1fr;
    padding-top: 10.5rem;
    /* Four dashes of paint from this number to the next, whatever the width. */
    &::before,
    &:last-child::before {
      inset: calc(4rem - 3px) -2.5rem auto 6rem;
      width: auto;
      height: 6px;
      border: 0;
      background: repeating-linear-gradient(90deg, ${color.lane} 0 calc(100% / 7), transparent 0 calc(200% / 7));
    }
    &::after {
      top: 1.4rem;
      width: 4.5rem;
      color: ${color.ink};
      font-size: 4.25rem;
      text-align: left;
      transform: scaleY(1.25);
    }
    > div {
      grid-column: 1;
    }
  }
`;

/** Three steps, as numbers painted on the lane that connects them. */
export function HowItWorks() {
  return (
    <Section id="how-it-works" tabIndex={-1} data-ground="asphalt" aria-labelledby="how-title">
      <Title id="how-title">How It Works</Title>
      <Road>
        <Lane role="list">
          {partnerSteps.map(({ title, text }) => (
            <Step key={title}>
              <div>
                <h3>{title}</h3>
                <p>
                  {text}
                  <ClaimMarks
                    text={text}
                    claims={[companyClaims.partnerSetup, claims.speed, companyClaims.contractsWon]}
                  />
                </p>
              </div>
            </Step>
          ))}
        </Lane>
      </Road>
    </Section>
  );
}
