const [middle, base] = [150, 150] as const;
const round = (value: number) => Math.round(value * 10) / 10;

/** Where a rating from 0 (left) to 100 (right) stands on a half circle of this radius. */
export function onArc(pci: number, radius: number): readonly [x: number, y: number] {
  const angle = Math.PI * (1 - pci / 100);
  return [round(middle + radius * Math.cos(angle)), round(base - radius * Math.sin(angle))];
}

/** The part of the half circle between two ratings, with a hair of room before the next part. */
export function arc(from: number, to: number, radius: number): string {
  const start = onArc(from + (from > 0 ? 0.35 : 0), radius);
  const end = onArc(to - (to < 100 ? 0.35 : 0), radius);
  return `M${start.join(' ')}A${radius} ${radius} 0 0 1 ${end.join(' ')}`;
}
