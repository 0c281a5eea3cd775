import { styled } from 'styled-components';
import { bandOf } from '@workspace/ui/theme/pci.ts';
import { color, font, weight } from '@workspace/ui/theme/tokens.ts';
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
  text {
    fill: ${color.inkSoft};
    font: ${weight.medium} 13px / 1 ${font.sign};
  }
`;

const [width, height, ground] = [600, 110, 84];
const mostBars = 600;

/** The list in the order of the draw, a bar per segment as high as its rating, the drawn ones marked below. */
export function ListStrip({
  network: { segments },
  sample: { listed, places },
}: {
  network: Network;
  sample: DrawnSample;
}) {
  if (segments.length > mostBars) return null;
  const step = width / segments.length;
  const barWidth = Math.max(0.6, step * 0.62);
  const x = (place: number) => Math.round((place + 0.5) * step * 100) / 100;
  const drawn = new Set(places);
  return (
    <Strip
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`The list as bars as high as their ratings; ${places.length} drawn ones are marked at even distances.`}
    >
      {listed.map((index, place) => {
        const { pci } = segments[index]!;
        const tall = Math.round((4 + pci * 0.72) * 10) / 10;
        return (
          <rect
            key={index}
            x={x(place) - barWidth / 2}
            y={ground - tall}
            width={barWidth}
            height={tall}
            fill={bandOf(pci).fill}
            opacity={drawn.has(place) ? 1 : 0.42}
          />
        );
      })}
      <path className="base" d={`M0 ${ground + 0.5}H${width}`} />
      {places.map((place) => (
        <path key={place} className="drawn" d={`M${x(place)} ${ground + 4}l5 9h-10z`} />
      ))}
      <text x={0} y={height - 1}>
        first of the list
      </text>
      <text x={width} y={height - 1} textAnchor="end">
        last
      </text>
    </Strip>
  );
}
