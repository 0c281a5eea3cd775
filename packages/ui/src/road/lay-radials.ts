import type { Ground, Line, Point } from './plan-types.ts';

const center: Point = [312, 236];
const rays = [0.1, 0.86, 1.5, 2.22, 3.05, 3.7, 4.45, 5.3];
const rings = [46, 84, 122, 160, 200, 242];

// Rings are wider than high, and dented where the hills stand.
const at = (angle: number, radius: number): Point => {
  const dent = 1 + 0.06 * Math.sin(angle * 3 + 1);
  // Roads wind on their way out.
  const wound = angle + 0.16 * Math.sin(radius / 62 + angle * 2);
  return [center[0] + Math.cos(wound) * radius * 1.24 * dent, center[1] + Math.sin(wound) * radius * 0.93 * dent];
};

const turn = Math.PI * 2;

/** An old county town: roads from the courthouse square to each neighbor, and rings between them. */
export function layRadials(random: () => number): Ground {
  const lines: Line[] = [];
  const ring = (radius: number, kind: Line['kind'], gaps: number) => {
    const count = Math.round(radius / 7) + 8;
    for (let i = 0; i < count; i += 1) {
      const [from, to] = [(i / count) * turn, ((i + 1) / count) * turn];
      if (random() >= gaps)
        lines.push({ kind, points: [at(from, radius), at((from + to) / 2, radius), at(to, radius)] });
    }
  };
  for (const [index, radius] of rings.entries())
    ring(radius, index % 3 === 1 ? 'collector' : 'local', index % 3 === 1 ? 0 : 0.14);
  // The courthouse square.
  lines.push({ kind: 'arterial', points: [0, 1, 2, 3, 4].map((corner) => at((corner + 0.5) * (turn / 4), 18)) });
  for (const ray of rays) {
    const stops = [17, ...rings, 268];
    for (const [index, to] of stops.slice(1).entries())
      lines.push({ kind: 'arterial', points: [at(ray, stops[index]!), at(ray, to)] });
  }
  // Side streets run from ring to ring, more of them the farther out.
  for (const [index, from] of rings.slice(0, -1).entries()) {
    const count = 14 + index * 8;
    for (let i = 0; i < count; i += 1) {
      const angle = ((i + 0.5) / count) * turn;
      const isByRay = rays.some((ray) => Math.abs(ray - angle) * from < 16);
      if (!isByRay && random() > 0.16)
        lines.push({ kind: 'local', points: [at(angle, from), at(angle, rings[index + 1]!)] });
    }
  }
  return { lines, place: ([angle, radius]) => at(angle, radius) };
}
