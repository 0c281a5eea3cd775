import { groundPath, project, type GroundPoint } from './ground.ts';
import { relativePath } from './relative-path.ts';
import { seeded } from './seeded.ts';

function wander(random: () => number, from: GroundPoint, to: GroundPoint, steps: number, sway: number): GroundPoint[] {
  let drift = 0;
  return Array.from({ length: steps + 1 }, (_, index) => {
    const t = index / steps;
    drift = drift * 0.7 + (random() - 0.5) * sway;
    // Even steps in the picture, not on the road: t is skewed toward the near end.
    const ahead = from[1] * (to[1] / from[1]) ** t;
    return [from[0] + (to[0] - from[0]) * t + drift, ahead] as const;
  });
}

function alligator(): string {
  const random = seeded(29);
  const [columns, rows] = [7, 8];
  const knots = Array.from({ length: rows * columns }, (_, index): GroundPoint => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const bulge = Math.sin((row / (rows - 1)) * Math.PI) * 0.22;
    const right = 0.2 + (column / (columns - 1)) * (0.98 + bulge) - bulge / 2;
    return [right + (random() - 0.5) * 0.17, 4.8 * 1.062 ** row + (random() - 0.5) * 0.26];
  });
  const right = new Set<number>();
  const ahead = new Set<number>();
  for (const index of knots.keys()) {
    if (index % columns < columns - 1 && random() > 0.16) right.add(index);
    if (index + columns < knots.length && random() > 0.14) ahead.add(index);
  }
  return runs(knots, right, 1) + runs(knots, ahead, columns);
}

// Joins the edges of a line into runs, which is shorter than an edge each. An edge leads from a knot to the one `step`
// further on.
function runs(knots: readonly GroundPoint[], edges: ReadonlySet<number>, step: number): string {
  let path = '';
  for (const start of edges) {
    if (edges.has(start - step)) continue;
    const run = [knots[start]!];
    for (let at = start; edges.has(at); at += step) run.push(knots[at + step]!);
    path += groundPath(run);
  }
  return path;
}

function hole(seed: number, scale: number, down: number): string {
  const random = seeded(seed);
  const rim = Array.from({ length: 15 }, (_, index): GroundPoint => {
    const angle = (index / 15) * Math.PI * 2;
    const reach = scale * (0.9 + random() * 0.2);
    return [-0.62 + Math.cos(angle) * 0.44 * reach, 4.75 + Math.sin(angle) * 0.52 * reach];
  });
  return relativePath(
    rim.map((point) => project(point, -down)),
    true,
  );
}

function stones(): string {
  const random = seeded(83);
  let path = '';
  for (let i = 0; i < 14; i += 1) {
    const angle = random() * Math.PI * 2;
    const reach = 0.5 + random() * 0.5;
    const [x, y] = project([-0.62 + Math.cos(angle) * 0.62 * reach, 4.75 + Math.sin(angle) * 0.6 * reach]);
    path += `M${Math.round(x)} ${Math.round(y)}h${Math.round(2 + random() * 4)}`;
  }
  return path;
}

const random = seeded(61);

/** Paths of the road's distresses. */
export const distress = {
  alligator: alligator(),
  longitudinal: groundPath(wander(random, [-0.42, 9.8], [-0.18, 26], 17, 0.24)),
  branch: groundPath(wander(random, [-0.36, 11], [0.24, 13.4], 6, 0.12)),
  transverse: groundPath(
    wander(random, [-5.2, 13.6], [2.7, 14.6], 15, 0.02).map(([u, z], i) => [u, z + Math.sin(i * 1.7) * 0.3]),
  ),
  sealed: groundPath(wander(random, [-3.4, 6.2], [-2.5, 24], 12, 0.4)),
  rim: hole(17, 1.14, 0),
  hole: hole(17, 1, 0),
  floor: hole(17, 0.8, 0.045),
  stones: stones(),
  patch: groundPath(
    [
      [-4.9, 7.2],
      [-3.3, 7.1],
      [-3.2, 9.8],
      [-4.85, 10],
    ],
    true,
  ),
};
