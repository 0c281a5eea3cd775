import { smooth } from './plan-lines.ts';
import type { Ground, Line, Point } from './plan-types.ts';

const road = (kind: Line['kind'], ...points: Point[]): Line => ({ kind, points: smooth(points) });

// Long lots: roads follow the bayou or run from it to the back of the farms.
const roads: readonly Line[] = [
  road('arterial', [-5, 92], [120, 66], [250, 112], [360, 96], [480, 40], [645, 52]),
  road('arterial', [250, 112], [262, 210], [226, 292], [236, 380], [216, 485]),
  road('collector', [-5, 250], [90, 262], [226, 292]),
  road('local', [120, 66], [128, 10], [150, -5]),
  road('local', [410, 236], [372, 170], [360, 96]),
  road('local', [540, 46], [556, 120], [520, 226]),
  road('local', [90, 262], [70, 340], [100, 420]),
  road('local', [420, 392], [404, 485]),
  road('local', [560, 398], [586, 330], [600, 244]),
  road('local', [236, 380], [330, 420], [420, 392]),
];

/** A parish of few, long roads on both sides of a bayou. */
export function layCountry(): Ground {
  return {
    lines: roads,
    place: (point) => point,
    water: 'M-10 150q90-40 150 26t150 12q70-66 150-22t90 96t130 30',
    scale: 1.1,
  };
}
