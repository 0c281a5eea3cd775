import { styled } from 'styled-components';
import { MeasuredDistress } from '@workspace/ui/road/MeasuredDistress';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { asphaltDistresses, concreteDistresses } from '../../../../content/evidence/distresses.ts';
import { densityExample } from '../../../../content/rating-example.ts';
import { Section } from '../../../layout/Section.tsx';
import { Step } from '../Step.tsx';

const Split = styled.div`
  display: grid;
  gap: ${space.xxl};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr);
    gap: 4.5rem;
    align-items: start;
  }
`;
const Card = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, auto);
  border-bottom: 1px solid ${color.line};
  div {
    padding: ${space.md} ${space.lg} ${space.md} 0;
  }
  dt {
    color: ${color.inkSoft};
    font: 400 ${text.xs} / 1.5 ${font.mono};
  }
  dd {
    font: ${weight.strong} ${text.lg} / 1.3 ${font.sign};
  }
`;
const Note = styled.figcaption`
  padding-top: ${space.md};
  color: ${color.inkSoft};
  font: 400 ${text.xs} / 1.5 ${font.mono};
`;

const { lengthFt, widthFt, squareFt } = densityExample;

/** The second step: kind, severity and quantity. */
export function Distress() {
  return (
    <Section labelledBy="distress-title">
      <Split>
        <Step number={2} id="distress-title" title="A distress: its kind, its severity, its quantity">
          <p>
            ASTM D6433 has {asphaltDistresses.length} kinds for asphalt and {concreteDistresses.length} for concrete,
            most of them in three severities. An area is measured in square feet, a crack in feet, a pothole is counted.
          </p>
          <p>
            Here two raters differ most. One calls the edge of the patch low, the other medium, and everything after it
            is exact arithmetic on that choice. <a href="/evidence#coverage">The list of kinds</a> says how each is
            graded.
          </p>
        </Step>
        <Measured />
      </Split>
    </Section>
  );
}

/** The patch with its two sides, and the line of the field sheet. */
function Measured() {
  return (
    <figure>
      <MeasuredDistress
        name="Alligator · medium"
        length={`${lengthFt} ft`}
        width={`${widthFt} ft`}
        description={`A patch of alligator cracking from above in a box that is ${lengthFt} feet long and ${widthFt} feet wide.`}
      />
      <Card>
        <div>
          <dt>kind</dt>
          <dd>Alligator</dd>
        </div>
        <div>
          <dt>severity</dt>
          <dd>medium</dd>
        </div>
        <div>
          <dt>quantity</dt>
          <dd>{squareFt} sq ft</dd>
        </div>
      </Card>
      <Note>Drawn, with numbers of ours for the arithmetic.</Note>
    </figure>
  );
}
