import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { Section } from '../../../layout/Section.tsx';
import { SectionText } from '../../../layout/SectionText.tsx';
import { armyManual, sampling } from '../facts/sampling.ts';
import { MeansDrawing } from './MeansDrawing.tsx';

const Sides = styled.div`
  display: grid;
  gap: ${space.xxl};
  ${media.phoneUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > div {
    display: grid;
    gap: ${space.md};
    align-content: start;
    break-inside: avoid;
  }
  h3 {
    padding-bottom: ${space.sm};
    border-bottom: 2px solid ${color.ink};
  }
  ul {
    display: grid;
    gap: ${space.md};
    padding-left: 1.2em;
  }
`;
const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxl};
  /* Chromium moves a grid to the next page as a whole, and leaves the page before half empty. */
  @media print {
    display: block;
    > * + * {
      margin-top: ${space.xl};
    }
  }
`;
const Source = styled.p`
  color: ${color.inkSoft};
  font: ${weight.text} ${text.xs} / 1.5 ${font.mono};
`;

const { value: margin } = sampling.margin;

/** The meaning of plus or minus 5 points. */
export function PlusMinus() {
  return (
    <Section id="plus-minus" labelledBy="plus-minus-title">
      <SectionText>
        <h2 id="plus-minus-title">± {margin} points is about the sample, not about the instrument</h2>
        <p>
          It says how far the mean of a few inspected units may be from the mean of all units of the same section. It is
          not the accuracy of a camera, of a person, or of one street’s rating.
        </p>
      </SectionText>
      <Frame>
        <MeansDrawing />
        <Meanings />
        <Source>
          Source: {armyManual.source}, and the formula above with e = {margin}.
        </Source>
      </Frame>
    </Section>
  );
}

function Meanings() {
  return (
    <Sides>
      <div>
        <h3>It means</h3>
        <ul>
          <li>
            Rate a sample of the size above again and again: about {armyManual.confidence} of the means fall within{' '}
            {margin} points of the section’s.
          </li>
          <li>It holds for the mean of one section, and for units that chance picked.</li>
          <li>It depends on the spread s. If units differ more than assumed, the same sample misses by more.</li>
        </ul>
      </div>
      <div>
        <h3>It does not mean</h3>
        <ul>
          <li>That a single unit, or a single street, is rated within {margin} points.</li>
          <li>That two raters agree within {margin} points. Compare them to know.</li>
          <li>That a survey of every street has this error: with all units seen, no sampling error is left.</li>
          <li>That the share of distresses that a camera names correctly is an error of the index.</li>
        </ul>
      </div>
    </Sides>
  );
}
