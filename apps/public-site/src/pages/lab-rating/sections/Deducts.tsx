import { styled } from 'styled-components';
import { DeductSteps } from '@workspace/ui/road/DeductSteps';
import { color, font, media, space, text } from '@workspace/ui/theme/tokens.ts';
import { ratingExample } from '../../../../content/rating-example.ts';
import { Section } from '../../../layout/Section.tsx';
import { Step } from '../Step.tsx';

const Steps = styled.div`
  display: grid;
  gap: ${space.xxl} 3.5rem;
  padding-bottom: ${space.xxl};
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > :nth-child(2) {
      padding-top: 3.5rem;
    }
    > :nth-child(3) {
      padding-top: 7rem;
    }
  }
  h2 {
    font-size: clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem);
  }
`;
const Note = styled.figcaption`
  display: grid;
  gap: ${space.sm};
  max-width: 46rem;
  padding-top: ${space.xl};
  color: ${color.inkSoft};
  font: 400 ${text.xs} / 1.6 ${font.mono};
`;

const { totalDeduct, q, threshold, correctedDeduct, pci, source } = ratingExample;

/** The last three steps, which the published example has figures for. */
export function Deducts() {
  return (
    <Section labelledBy="deduct-title" ground="asphalt">
      <Steps>
        <Step number={4} id="deduct-title" title={`Deducts: ${totalDeduct} points in all`}>
          <p>
            Each distress costs points, read from a curve for its kind and severity at its density. In the example they
            add up to {totalDeduct}.
          </p>
        </Step>
        <Step number={5} id="corrected-title" title={`Corrected: ${correctedDeduct}`}>
          <p>
            Several distresses on one spot do not hurt as much as their sum. The sum is corrected by q, the number of
            deducts above {threshold} points: with q = {q}, {totalDeduct} becomes {correctedDeduct}.
          </p>
        </Step>
        <Step number={6} id="index-title" title={`Index: ${pci}`}>
          <p>
            A hundred minus {correctedDeduct} is {pci}. The section’s rating is the mean of its sample units, and one
            unit can hide in it.
          </p>
        </Step>
      </Steps>
      <Ladder />
    </Section>
  );
}

/** The subtraction as a drawing, with its source. */
function Ladder() {
  return (
    <figure>
      <DeductSteps
        total={totalDeduct}
        corrected={correctedDeduct}
        pci={pci}
        description={`Three bars from 0 to 100. The total deduct takes ${totalDeduct} points from the right, the corrected deduct ${correctedDeduct}; what is left is the rating, ${pci}.`}
      />
      <Note>
        <span>Figures: {source}.</span>
        <span>
          The curves are missing on purpose: those in force belong to ASTM International, in D6433. Later editions also
          count q from a lower threshold and repeat the correction, so that the same street can come out a few points
          apart: a report has to name its edition.
        </span>
      </Note>
    </figure>
  );
}
