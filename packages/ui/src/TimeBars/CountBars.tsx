import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';

type CountBarsProps = {
  /** One figure for each step of time, from the first. */
  counts: readonly number[];
  /** Height of the drawing as a CSS length. */
  height: string;
  /** The step of now, which is not over: its bar is yellow. */
  current?: number | undefined;
};

const Drawing = styled.svg<{ $height: string }>`
  display: block;
  width: 100%;
  height: ${({ $height }) => $height};
  path {
    fill: ${color.link};
  }
  [data-open] {
    fill: ${color.lane};
  }
`;
const step = 10;
const tallest = 100;

/** Counts as bars beside each other, the highest as tall as the drawing. It needs a table beside it. */
export function CountBars({ counts, height, current = -1 }: CountBarsProps) {
  const most = Math.max(1, ...counts);
  // A count above zero is always visible.
  const tall = (count: number) => (count === 0 ? 0 : Math.max(2, (count / most) * tallest));
  const bars = counts.map((count, index) => {
    const up = tall(count);
    return `M${index * step + 1} ${tallest}v${-up}h${step - 2}v${up}z`;
  });
  const open = bars[current];
  return (
    <Drawing
      $height={height}
      viewBox={`0 0 ${counts.length * step} ${tallest}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={bars.filter((_, index) => index !== current).join('')} />
      {open && <path data-open="" d={open} />}
    </Drawing>
  );
}
