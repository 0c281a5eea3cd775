import { styled } from 'styled-components';
import { color } from '@workspace/ui/theme/tokens.ts';

const Bars = styled.svg`
  display: block;
  width: 100%;
  height: 3.5rem;
  border-bottom: 1px solid ${color.line};
  path {
    fill: ${color.link};
  }
  /* Today is not over. */
  path + path {
    fill: ${color.lane};
  }
`;
const height = 50;

/** Bars of days, the last one today. The table beside it has the figures. */
export function DayBars({ counts }: { counts: readonly number[] }) {
  const most = Math.max(1, ...counts);
  // A count above zero is always visible.
  const tall = (count: number) => (count === 0 ? 0 : Math.max(2, (count / most) * height));
  const bars = counts.map((count, index) => `M${index * 10 + 1} ${height}v${-tall(count)}h8v${tall(count)}z`);
  return (
    <Bars viewBox={`0 0 ${counts.length * 10} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={bars.slice(0, -1).join('')} />
      <path d={bars.at(-1)} />
    </Bars>
  );
}
