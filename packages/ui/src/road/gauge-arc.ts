import { tenth } from './tenth.ts';

const [middle, base] = [150, 150] as const;

/** Returns the position of a rating from 0 (left) to 100 (right) on a semicircle of this radius. */
export function onArc(pci: number, radius: number): readonly [x: number, y: number] {
  const angle = Math.PI * (1 - pci / 100);
  return [tenth(middle + radius * Math.cos(angle)), tenth(base - radius * Math.sin(angle))];
}

/** Returns the arc between two ratings, with a small gap before the next one. */
export function arc(from: number, to: number, radius: number): string {
  const start = onArc(from + (from > 0 ? 0.35 : 0), radius);
  const end = onArc(to - (to < 100 ? 0.35 : 0), radius);
  return `M${start.join(' ')}A${radius} ${radius} 0 0 1 ${end.join(' ')}`;
}
