import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { potholeClaims as claim } from '@workspace/contracts/claims/pothole-claims';
import { Section } from '../../../layout/Section.tsx';
import { ReportMark } from '../ReportMark.tsx';

const Title = styled.h2`
  margin-bottom: ${space.xxl};
`;
const Figures = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
  }
  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: ${space.lg} ${space.md} ${space.xl} 0;
    border-top: 1px solid ${color.line};
    ${media.desktop} {
      padding-block: ${space.xl} ${space.xxl};
    }
  }
  dd {
    color: ${color.lane};
    font: ${weight.heavy} clamp(1.75rem, 0.4rem + 5.4vw, 5rem) / 1 ${font.sign};
    letter-spacing: -0.025em;
    white-space: nowrap;
    @media print {
      color: #000;
    }
  }
  dt {
    max-width: 16rem;
    padding-top: ${space.sm};
    font-size: ${text.sm};
    line-height: 1.4;
  }
`;

const figures = [
  claim.vehicleDamage,
  claim.poorRoads,
  claim.annualCost,
  claim.unreported,
  claim.response,
  claim.repair,
] as const;

/** The six figures of the report. */
export function Statistics() {
  return (
    <Section id="figures" labelledBy="figures-title" ground="asphalt">
      <Title id="figures-title">The problem in six figures</Title>
      <Figures>
        {figures.map((figure) => (
          <div key={figure.wording}>
            <dt>
              {figure.wording}
              <ReportMark of={figure} />
            </dt>
            <dd>{figure.value}</dd>
          </div>
        ))}
      </Figures>
    </Section>
  );
}
