import { styled } from 'styled-components';
import { Pictogram } from '@workspace/ui/road/Pictogram';
import { color, font, media, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { prioritizationSteps, scanningSteps } from '../../../../content/cities.ts';
import type { ProcessStep } from '../../../../content/service-records.ts';
import { Section } from '../../../layout/Section.tsx';
import { ClaimMarks } from '../../../claim-notes/ClaimMarks.tsx';
import { cityClaims } from '@workspace/contracts/claims/service-claims';

const Title = styled.h2`
  max-width: 38rem;
  padding-bottom: ${space.xxl};
`;
// Two directions of one road: scanning on the left, prioritization on the right, a double yellow line between them.
const Road = styled.div`
  display: grid;
  border-radius: ${radius.md};
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;
const Direction = styled.div`
  padding: clamp(1.5rem, 4vw, 3.5rem);
  &:not(:first-child) {
    border-top: 10px double ${color.lane};
  }
  > h3 {
    padding-bottom: ${space.lg};
    color: ${color.lane};
  }
  ol {
    list-style: none;
  }
  ${media.desktop} {
    &:not(:first-child) {
      border-top: 0;
      border-left: 10px double ${color.lane};
    }
  }
`;
const Step = styled.li`
  display: grid;
  grid-template-columns: 2.75rem 1fr auto;
  gap: ${space.xs} ${space.md};
  padding-block: ${space.xl};
  border-top: 1px solid ${color.line};
  > span {
    font: ${weight.heavy} 2.25rem / 1 ${font.sign};
    letter-spacing: -0.03em;
  }
  h4 {
    padding-bottom: ${space.sm};
    font-size: 1.25rem;
  }
  p {
    color: ${color.inkSoft};
    font-size: ${text.md};
  }
  > svg {
    color: ${color.inkSoft};
  }
`;

const { interval, distresses, speed } = cityClaims;
const scanClaims = [interval, distresses, speed];

/** Scanning and prioritization, three steps each. */
export function Route() {
  return (
    <Section labelledBy="route-title" tone="alt">
      <Title id="route-title">Six steps from a network nobody has rated to a list in order</Title>
      <Road data-ground="asphalt">
        <Lane title="Scanning" steps={scanningSteps} />
        <Lane title="Prioritization" steps={prioritizationSteps} />
      </Road>
    </Section>
  );
}

function Lane({ title, steps }: { title: string; steps: readonly ProcessStep[] }) {
  return (
    <Direction>
      <h3>{title}</h3>
      <ol role="list" start={steps[0]?.number}>
        {steps.map((step) => (
          <Step key={step.number}>
            <span>{step.number}</span>
            <div>
              <h4>{step.title}</h4>
              <p>
                {step.description}
                <ClaimMarks text={step.description} claims={scanClaims} />
              </p>
            </div>
            <Pictogram name={step.icon} size={34} />
          </Step>
        ))}
      </ol>
    </Direction>
  );
}
