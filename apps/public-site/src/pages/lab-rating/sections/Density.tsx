import { styled } from 'styled-components';
import { SampleUnit } from '@workspace/ui/road/SampleUnit';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { densityExample } from '../../../../content/rating-example.ts';
import { Section } from '../../../layout/Section.tsx';
import { Step } from '../Step.tsx';

const Head = styled.div`
  display: grid;
  gap: ${space.xl} 4rem;
  padding-bottom: ${space.xxl};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
    align-items: end;
  }
`;
const Sum = styled.p`
  color: ${color.inkSoft};
  font: 400 ${text.md} / 1.4 ${font.mono};
  strong {
    display: block;
    color: ${color.ink};
    font: ${weight.heavy} clamp(3rem, 2rem + 5vw, 6rem) / 1 ${font.sign};
    letter-spacing: -0.04em;
  }
`;
const Note = styled.figcaption`
  padding-top: ${space.md};
  color: ${color.inkSoft};
  font: 400 ${text.xs} / 1.5 ${font.mono};
`;

const { squareFt, unitSquareFt, toleranceSquareFt, cellSquareFt, unitFt, percent } = densityExample;
const unitSize = unitSquareFt.toLocaleString('en-US');

/** The third step: the share of a sample unit that is distressed, drawn as wide as the page. */
export function Density() {
  return (
    <Section labelledBy="density-title" tone="alt">
      <Head>
        <Step number={3} id="density-title" title="A density: the share of a sample unit">
          <p>
            The section is divided into sample units of about {unitSize} square feet, give or take{' '}
            {toleranceSquareFt.toLocaleString('en-US')}. A hundred square feet of cracks weigh differently on a driveway
            than on an avenue, so quantities are divided by the area.
          </p>
        </Step>
        <Sum>
          <strong>{percent}%</strong>
          {squareFt} sq ft ÷ {unitSize} sq ft
        </Sum>
      </Head>
      <figure>
        <SampleUnit
          percent={percent}
          description={`A sample unit from above, ${unitFt[0]} by ${unitFt[1]} feet, as a grid of a hundred cells. ${percent} cells in a row are distressed.`}
        />
        <Note>
          {unitFt[0]} by {unitFt[1]} ft in cells of {cellSquareFt} sq ft. Numbers of ours, for the arithmetic.
        </Note>
      </figure>
    </Section>
  );
}
