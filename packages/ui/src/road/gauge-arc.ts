const [middle, base] = [150, 150] as const;
const round = (value: number) => Math.round(value * 10) / 10;

/** Returns the position of a rating from 0 (left) to 100 (right) on a semicircle of this radius. */
export function onArc(pci: number, radius: number): readonly [x: number, y: number] {
  const angle = Math.PI * (1 - pci / 100);
  return [round(middle + radius * Math.cos(angle)), round(base - radius * Math.sin(angle))];
}

/** Returns the arc between two ratings, with a small gap before the next one. */
export function arc(from: number, to: number, radius: number): string {
  const start = onArc(from + (from > 0 ? 0.35 : 0), radius);
  const end = onArc(to - (to < 100 ? 0.35 : 0), radius);
  return `M${start.join(' ')}A${radius} ${radius} 0 0 1 ${end.join(' ')}`;
}
