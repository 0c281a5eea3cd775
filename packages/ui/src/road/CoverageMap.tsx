import { useId } from 'react';
import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';
import type { StreetClass } from './plan-types.ts';
import { pathsOf, type StreetPlan } from './street-plan.ts';

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
const widths: Record<StreetClass, number> = { arterial: 9, collector: 6.5, local: 4.6 };

/**
 * A network from above: one dot for each image on driven streets, a bare line on the others. Fills its container.
 */
export function CoverageMap({ plan, description }: { plan: StreetPlan; description: string }) {
  const id = useId();
  const paths = order.map((kind) => ({
    kind,
    path: pathsOf(plan, kind).reduce((all, { path }) => all + path, ''),
  }));
  return (
    <Map
      viewBox="12 96 616 242"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-labelledby={`${id}desc`}
      fill="none"
    >
      <desc id={`${id}desc`}>{description}</desc>
      <clipPath id={`${id}driven`}>
        <path d="M0 0h452l-26 96 22 90-30 88 20 94-16 112H0z" />
      </clipPath>
      {paths.map(({ kind, path }) => (
        <path key={kind} className="street" d={path} strokeWidth={widths[kind]} strokeLinecap="round" />
      ))}
      {/* A dash of zero length with a round cap is a dot. */}
      <g className="image" clipPath={`url(#${id}driven)`} strokeLinecap="round">
        {paths.map(({ kind, path }) => (
          <path key={kind} d={path} strokeWidth={widths[kind] * 0.5} strokeDasharray="0 5.2" />
        ))}
      </g>
    </Map>
  );
}
