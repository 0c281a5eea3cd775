import { styled } from 'styled-components';
import { bandOf } from '@workspace/ui/theme/pci.ts';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { tenth } from '@workspace/ui/road/tenth.ts';
import { sampling } from '../facts/sampling.ts';
import { drawnCount, meanRating, sampleMeans, unitRatings } from './section-of-units.ts';

const Figure = styled.figure`
  figcaption {
    max-width: 46rem;
    padding-top: ${space.md};
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
`;
const Drawing = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;
  @media print {
    max-width: 140mm;
  }
  text {
    fill: ${color.inkSoft};
    font: ${weight.medium} 15px / 1 ${font.sign};
    @media (max-width: 39.99rem) {
      font-size: 36px;
    }
  }
  .strong {
    fill: ${color.ink};
    font-weight: ${weight.strong};
  }
  .tolerance {
    fill: color-mix(in srgb, ${color.link} 16%, transparent);
  }
  .mean {
    stroke: ${color.link};
    stroke-width: 2.5;
  }
  .sample {
    fill: ${color.ink};
  }
  .sample[data-outside] {
    fill: ${color.danger};
  }
  .axis {
    stroke: ${color.lineControl};
  }
`;

const { value: margin } = sampling.margin;
const shownSamples = 40;
const means = sampleMeans(shownSamples);
const within = means.filter((one) => Math.abs(one - meanRating) <= margin).length;

const [width, height, unitsLine, meansLine] = [960, 366, 150, 326];
const [low, high, step] = [32, 92, 15];
const x = (rating: number) => tenth(((rating - low) / (high - low)) * width);

/** Returns the places of values that are stacked over the whole points of the scale. */
function stack(values: readonly number[]) {
  const levels = new Map<number, number>();
  return values.map((value) => {
    const at = Math.round(value);
    const level = levels.get(at) ?? 0;
    levels.set(at, level + 1);
    return { at, level, key: `${at} ${level}` };
  });
}

/** Single units spread widely; means of samples stay close to the mean of all. */
export function MeansDrawing() {
  const shade = { x: x(meanRating - margin), y: 0, width: x(low + 2 * margin), height: meansLine };
  return (
    <Figure>
      <Drawing
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label="Ratings of units and means of samples on one scale"
      >
        <rect className="tolerance" {...shade} />
        {stack(unitRatings).map(({ at, level, key }) => (
          <rect
            key={key}
            x={x(at) - 6.5}
            y={unitsLine - 13 - level * step}
            width={13}
            height={13}
            fill={bandOf(at).fill}
          />
        ))}
        <path className="axis" d={`M0 ${unitsLine + 2}h${width}M0 ${meansLine + 1}h${width}`} />
        {stack(means).map(({ at, level, key }) => (
          <SampleMean key={key} at={at} level={level} />
        ))}
        <path className="mean" d={`M${x(meanRating)} 0V${meansLine}`} />
        <ScaleLabels />
      </Drawing>
      <figcaption>
        A made-up section. Above: the ratings of its {unitRatings.length} units. Below: the means of {shownSamples}{' '}
        samples of {drawnCount} units each, drawn by chance; {within} of them are within {margin} points of the mean of
        all units, the shaded part.
      </figcaption>
    </Figure>
  );
}

function SampleMean({ at, level }: { at: number; level: number }) {
  const isOutside = Math.abs(at - meanRating) > margin;
  return (
    <circle className="sample" data-outside={isOutside || undefined} cx={x(at)} cy={meansLine - 8 - level * 14} r={6} />
  );
}

function ScaleLabels() {
  const foot = height - 4;
  return (
    <>
      <text aria-hidden="true" className="strong" x={0} y={30}>
        {unitRatings.length} units
      </text>
      <text aria-hidden="true" className="strong" x={0} y={unitsLine + 44}>
        {shownSamples} samples
      </text>
      <text aria-hidden="true" x={0} y={foot}>
        PCI {low}
      </text>
      <text aria-hidden="true" className="strong" x={x(meanRating)} y={foot} textAnchor="middle">
        {Math.round(meanRating)} ± {margin}
      </text>
      <text aria-hidden="true" x={width} y={foot} textAnchor="end">
        {high}
      </text>
    </>
  );
}
