import { styled } from 'styled-components';
import { seeded } from '@workspace/ui/road/seeded.ts';
import { bandOf } from '@workspace/ui/theme/pci.ts';
import { color, font, weight } from '@workspace/ui/theme/tokens.ts';
import { sampling } from '../facts/sampling.ts';
import { drawSample } from '../statistics/draw-sample.ts';
import { sampleSize } from '../statistics/sample-size.ts';

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;
  text {
    fill: ${color.inkSoft};
    font: ${weight.medium} 13px / 1 ${font.sign};
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
    stroke: ${color.ground};
    stroke-width: 1.5;
  }
  .sample[data-outside] {
    fill: ${color.danger};
  }
  .axis {
    stroke: ${color.lineControl};
  }
`;

const { value: margin } = sampling.margin;
const { value: count } = sampling.checkUnits;
const size = sampleSize({ units: count, margin, spread: sampling.asphaltSpread.value });
const shownSamples = 40;
const [width, height, unitsHeight, lead] = [960, 250, 96, 20];

/** Ratings of the units of one made-up section whose spread is the assumed one. */
const units: readonly number[] = (() => {
  const random = seeded(5_340);
  // The sum of twelve uniform numbers is nearly normal with a spread of 1.
  const normal = () => Array.from({ length: 12 }, random).reduce((sum, one) => sum + one, -6);
  return Array.from({ length: count }, () => Math.min(100, Math.max(0, 62 + normal() * sampling.asphaltSpread.value)));
})();
const meanOf = (ratings: readonly number[]) => ratings.reduce((sum, one) => sum + one, 0) / ratings.length;
const mean = meanOf(units);
/** Units in an order of chance, so that each draw is one of its own. */
const shuffled = (seed: number) => {
  const random = seeded(seed * 7_919 + 13);
  return units
    .map((rating) => ({ rating, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ rating }) => rating);
};
const means = Array.from({ length: shownSamples }, (_, index) => {
  const order = shuffled(index + 1);
  return meanOf(
    drawSample(count, size, index)
      .places.slice(0, size)
      .map((place) => order[place]!),
  );
});
const within = means.filter((one) => Math.abs(one - mean) <= margin).length;

const [low, high] = [30, 95];
const x = (rating: number) => Math.round((((rating - low) / (high - low)) * width + Number.EPSILON) * 10) / 10;
const stack = (values: readonly number[], step: number) => {
  const heights = new Map<number, number>();
  return values.map((value) => {
    const column = Math.round(value / step);
    const level = heights.get(column) ?? 0;
    heights.set(column, level + 1);
    return { at: column * step, level };
  });
};

/** Single units spread widely; means of samples stay close to the mean of all. */
export function MeansDrawing() {
  return (
    <Drawing
      viewBox={`0 -14 ${width} ${height + 14}`}
      role="img"
      aria-label={`A made-up section: its ${count} units are spread widely over the scale; of ${shownSamples} samples of ${size}, ${within} have a mean within ${margin} points of the section's.`}
    >
      <rect
        className="tolerance"
        x={x(mean - margin)}
        y={0}
        width={x(mean + margin) - x(mean - margin)}
        height={height - 26}
      />
      {stack(units, 1).map(({ at, level }, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <rect
          key={index}
          x={x(at) - 6}
          y={unitsHeight + lead - 12 - level * 13}
          width={12}
          height={11}
          fill={bandOf(at).fill}
        />
      ))}
      <path className="axis" d={`M0 ${unitsHeight + lead + 2.5}h${width}M0 ${height - 25.5}h${width}`} />
      {stack(means, 0.5).map(({ at, level }, index) => (
        <circle
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className="sample"
          data-outside={Math.abs(at - mean) > margin || undefined}
          cx={x(at)}
          cy={height - 34 - level * 13}
          r={6}
        />
      ))}
      <path className="mean" d={`M${x(mean)} 0V${height - 26}`} />
      <text className="strong" x={0} y={10}>
        {count} units of one section
      </text>
      <text className="strong" x={0} y={unitsHeight + lead + 26}>
        {shownSamples} samples of {size}
      </text>
      <text x={0} y={unitsHeight + lead + 45}>
        {within} within {margin} points
      </text>
      <text x={x(mean)} y={height - 6} textAnchor="middle">
        mean {Math.round(mean)} ± {margin}
      </text>
      <text x={0} y={height - 6}>
        PCI {low}
      </text>
      <text x={width} y={height - 6} textAnchor="end">
        {high}
      </text>
    </Drawing>
  );
}
