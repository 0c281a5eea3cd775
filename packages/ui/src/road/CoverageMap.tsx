import { useId } from 'react';
import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';
import { between, middleOf, sampled } from './plan-lines.ts';
import type { Point, StreetClass } from './plan-types.ts';
import { TruckAbove } from './Vehicle.tsx';
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

/** The edge of the driven part, from north to south. */
const edge: readonly Point[] = [
  [452, 0],
  [426, 96],
  [448, 186],
  [418, 274],
  [438, 368],
  [422, 480],
];

// The vehicle is on the main street that leads out of the driven part.
function vehicleOf({ streets }: StreetPlan) {
  const border = sampled(edge, 6);
  const away = (point: Point) => Math.min(...border.map((other) => between(point, other)));
  const main = streets.filter(
    ({ kind, points }) =>
      kind === 'arterial' && Math.abs(points[1]![0] - points[0]![0]) > Math.abs(points[1]![1] - points[0]![1]),
  );
  const [nearest] = main.toSorted((a, b) => away(middleOf(a.points)) - away(middleOf(b.points)));
  if (!nearest) return undefined;
  const [[x, y], [toX, toY]] = nearest.points as [Point, Point];
  const angle = Math.round((Math.atan2(toY - y, toX - x) * 180) / Math.PI);
  const [atX, atY] = middleOf(nearest.points);
  return { x: Math.round(atX), y: Math.round(atY), angle };
}

/**
 * A network from above: one dot for each image on driven streets, a bare line on the others, and the
 * vehicle between them. Fills its container.
 */
export function CoverageMap({ plan, description }: { plan: StreetPlan; description: string }) {
  const id = useId();
  const head = vehicleOf(plan);
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
        <path d={`M0 0L${edge.map((point) => point.join(' ')).join('L')}L0 480z`} />
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
      {head && <TruckAbove {...head} scale={4.6} />}
    </Map>
  );
}
