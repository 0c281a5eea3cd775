import { useId } from 'react';
import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';
import { streets, streetWidths, type StreetClass } from './street-plan.ts';

const Map = styled.svg`
  width: 100%;
  height: 100%;
  .street {
    stroke: color-mix(in srgb, ${color.ink} 24%, ${color.ground});
  }
  .image {
    stroke: ${color.lane};
  }
`;

const order: readonly StreetClass[] = ['local', 'collector', 'arterial'];
const pathOf = (kind: StreetClass) => streets[kind].map(({ path }) => path).join('');

/**
 * A town's streets from above: one dot for each image on driven streets, a bare line on the others. Fills its
 * container.
 */
export function CoverageMap({ description }: { description: string }) {
  const id = useId();
  return (
    <Map
      viewBox="20 96 600 236"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-labelledby={`${id}desc`}
      fill="none"
    >
      <desc id={`${id}desc`}>{description}</desc>
      <clipPath id={`${id}driven`}>
        <path d="M0 0h452l-26 96 22 90-30 88 20 94-16 112H0z" />
      </clipPath>
      {order.map((kind) => (
        <path key={kind} className="street" d={pathOf(kind)} strokeWidth={streetWidths[kind]} strokeLinecap="round" />
      ))}
      {/* A dash of zero length with a round cap is a dot. */}
      <g className="image" clipPath={`url(#${id}driven)`} strokeLinecap="round">
        {order.map((kind) => (
          <path key={kind} d={pathOf(kind)} strokeWidth={streetWidths[kind] * 0.5} strokeDasharray="0 5.2" />
        ))}
      </g>
    </Map>
  );
}
