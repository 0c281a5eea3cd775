import { bandOf } from '../theme/pci.ts';
import { placeLabels, type PlanLabel } from './place-labels.ts';
import { alongAny, lengthOf, middleOf, smooth } from './plan-lines.ts';
import { shapes, type ShapeName } from './plan-shapes.ts';
import type { Line, Point, StreetClass } from './plan-types.ts';
import { relativePath } from './relative-path.ts';
import { seeded } from './seeded.ts';

/** A street with a name on a plan. Its line is in units of the plan, or for a grid in blocks from the northwest. */
export interface NamedStreet {
  readonly street: string;
  readonly pci: number;
  readonly kind: StreetClass;
  readonly line: readonly Point[];
}

/** A network to draw: its character, its named streets, and the mean rating of all streets, 0 to 100. */
export interface NetworkSpec {
  readonly shape: ShapeName;
  readonly seed: number;
  readonly mean: number;
  /** Streets east of this x have no rating yet. */
  readonly ratedTo?: number;
  readonly streets: readonly NamedStreet[];
}

/** A street on a plan; one without a rating was not driven yet. */
export type PlanStreet = Line & { readonly length: number; readonly pci: number | undefined; readonly street?: string };

/** A network laid out on a field of 640 by 480. */
export interface StreetPlan {
  readonly streets: readonly PlanStreet[];
  readonly water: string | undefined;
  /** Width of the lines in proportion to a small town's. */
  readonly scale: number;
  readonly labels: readonly PlanLabel[];
}

const care: Record<StreetClass, number> = { arterial: 8, collector: 2, local: -3 };

/** Lays a network out: the named streets on their lines, and others around them by its seed. */
export function layNetwork({ shape, seed, mean, ratedTo = Infinity, streets }: NetworkSpec): StreetPlan {
  const random = seeded(seed);
  const { lines, place, water, scale = 1 } = shapes[shape](random);
  const named = streets.map(({ line, ...rest }) => {
    const points = smooth(line.map(place));
    return { ...rest, points, length: lengthOf(points) };
  });
  const isNamed = alongAny(named.map(({ points }) => points));
  const others = lines
    .filter(({ points }) => !isNamed(points))
    .map((line) => ({ ...line, length: lengthOf(line.points) }));
  const ratings = rate(others, named, { random, mean, seed });
  const rated = others.map((line, index) => ({
    ...line,
    pci: middleOf(line.points)[0] > ratedTo ? undefined : ratings[index],
  }));
  return { streets: [...rated, ...named], water, scale, labels: placeLabels(named) };
}

// Condition varies by district, main streets are in better condition, and every segment has its own variation. All of
// it is moved until the network has its mean.
function rate(
  others: readonly (Line & { length: number })[],
  named: readonly { length: number; pci: number }[],
  { random, mean, seed }: { random: () => number; mean: number; seed: number },
): number[] {
  const raw = others.map(({ kind, points }) => {
    const [x, y] = middleOf(points);
    const district = 26 * Math.sin(x / 118 + seed) * Math.cos(y / 96 - seed) + 12 * Math.sin(x / 47 + y / 63);
    return district + care[kind] + (random() - 0.5) * 34;
  });
  const fixed = named.reduce((sum, { length, pci }) => sum + length * (pci - mean), 0);
  const total = others.reduce((sum, { length }) => sum + length, 0) || 1;
  const weighted = others.reduce((sum, { length }, index) => sum + length * raw[index]!, 0);
  const shift = mean - (weighted + fixed) / total;
  return raw.map((pci) => Math.min(98, Math.max(3, pci + shift)));
}

/** One path for each color of a class, which keeps a drawing small. Streets without a rating have no color. */
export function pathsOf({ streets }: StreetPlan, kind: StreetClass): { fill: string | undefined; path: string }[] {
  const groups = new Map<string | undefined, string>();
  for (const street of streets) {
    if (street.kind !== kind) continue;
    const fill = street.pci === undefined ? undefined : bandOf(street.pci).fill;
    groups.set(fill, (groups.get(fill) ?? '') + relativePath(street.points));
  }
  return [...groups].map(([fill, path]) => ({ fill, path }));
}
