import { styled } from 'styled-components';
import { bandOf } from '@workspace/ui/theme/pci.ts';
import { color } from '@workspace/ui/theme/tokens.ts';
import { tenth } from '@workspace/ui/road/tenth.ts';
import type { Network } from '../../../road-network/segment.ts';
import type { DrawnSample } from './sample-settings.ts';

const Strip = styled.svg`
  width: 100%;
  height: auto;
  .base {
    stroke: ${color.lineControl};
  }
  .drawn {
    fill: ${color.lane};
  }
  rect {
    opacity: 0.42;
  }
  rect[data-drawn] {
    opacity: 1;
  }
`;

const [width, height, ground] = [600, 100, 84];
const mostBars = 600;

interface ListStripProps {
  network: Network;
  sample: DrawnSample;
}

/** The list in the order of the draw, a bar per segment as high as its rating, the drawn ones marked below. */
export function ListStrip({ network: { segments }, sample: { listed, places } }: ListStripProps) {
  if (segments.length > mostBars) return null;
  const step = width / segments.length;
  const barWidth = Math.max(0.6, Math.round(step * 62) / 100);
  const x = (place: number) => Math.round((place + 0.5) * step * 100) / 100;
  const drawn = new Set(places);
  const label = `The list as bars as high as their ratings; ${places.length} drawn ones are marked at even distances.`;
  return (
    <Strip viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {listed.map((index, place) => (
        <RatingBar key={index} x={x(place)} width={barWidth} pci={segments[index]!.pci} isDrawn={drawn.has(place)} />
      ))}
      <path className="base" d={`M0 ${ground + 0.5}H${width}`} />
      {places.map((place) => (
        <path key={place} className="drawn" d={`M${x(place)} ${ground + 4}l5 9h-10z`} />
      ))}
    </Strip>
  );
}

interface RatingBarProps {
  x: number;
  width: number;
  pci: number;
  isDrawn: boolean;
}

function RatingBar({ x, width: barWidth, pci, isDrawn }: RatingBarProps) {
  const tall = tenth(4 + pci * 0.72);
  const left = Math.round((x - barWidth / 2) * 100) / 100;
  return (
    <rect
      x={left}
      y={ground - tall}
      width={barWidth}
      height={tall}
      fill={bandOf(pci).fill}
      data-drawn={isDrawn || undefined}
    />
  );
}
