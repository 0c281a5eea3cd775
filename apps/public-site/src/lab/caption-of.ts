import { inFull } from '../road-network/amounts.ts';
import type { Network } from '../road-network/segment.ts';

const feetPerMile = 5280;

/** Says what a map shows. */
export function captionOf({ name, segments }: Network): string {
  const miles = segments.reduce((sum, { lengthFeet }) => sum + lengthFeet, 0) / feetPerMile;
  return `${name}: ${inFull(segments.length)} segments, ${inFull(miles)} miles. Color shows the PCI.`;
}
