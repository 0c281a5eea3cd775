import { styled } from 'styled-components';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { countOf } from '../../../count-of.ts';
import { SpokenAnswer } from '../../../lab/SpokenAnswer.tsx';
import { sampleSize, type SampleQuestion } from '../statistics/sample-size.ts';
import { SampleCurve } from './SampleCurve.tsx';

const Figure = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.md};
  align-items: baseline;
  color: ${color.inkSoft};
  font: ${weight.medium} ${text.xl} / 1.2 ${font.sign};
  strong {
    color: ${color.lane};
    font: ${weight.heavy} clamp(3.5rem, 2rem + 6vw, 6rem) / 0.95 ${font.sign};
    letter-spacing: -0.03em;
    font-variant-numeric: tabular-nums;
  }
`;
const Meaning = styled.p`
  max-width: 34rem;
  font-size: ${text.md};
`;
const Working = styled.p`
  color: ${color.inkSoft};
  font: ${weight.text} ${text.xs} / 1.6 ${font.mono};
  overflow-wrap: anywhere;
`;

const pointsOf = (value: number) => `${value} ${value === 1 ? 'point' : 'points'}`;

const noResult = 'No result yet: one of the numbers cannot be used.';

const unitsOf = ({ units }: SampleQuestion) => `of ${countOf(units, 'unit')} to inspect`;

/** The answer in a figure, in a sentence and as a curve. */
export function SampleSizeResult({ question }: { question: SampleQuestion | undefined }) {
  const spoken = question ? `${countOf(sampleSize(question))} ${unitsOf(question)}` : noResult;
  return (
    <>
      <SpokenAnswer text={spoken} />
      {question ? <Result question={question} /> : <Meaning>{noResult}</Meaning>}
    </>
  );
}

function Result({ question }: { question: SampleQuestion }) {
  const { units, margin, spread } = question;
  const size = sampleSize(question);
  return (
    <>
      <Figure>
        <strong>{countOf(size)}</strong> {unitsOf(question)}
      </Figure>
      <Meaning>
        {size === units
          ? 'Inspect all of them: a smaller sample would miss the mean by more.'
          : `Of 100 such samples, about 95 have a mean within ${pointsOf(margin)} of the mean of all ${countOf(units)} units, if their ratings vary by ${pointsOf(spread)}.`}
      </Meaning>
      <SampleCurve question={question} />
      <Working>
        n = N s² / ((e²/4)(N − 1) + s²) = {countOf(units)} × {spread}² / (({margin}²/4) × {countOf(units - 1)} +{' '}
        {spread}²), rounded up = {countOf(size)}
      </Working>
    </>
  );
}
