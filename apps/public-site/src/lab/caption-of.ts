import { tenth } from '@workspace/ui/road/tenth.ts';
import { inFull } from '../road-network/amounts.ts';
import { countOf } from '../count-of.ts';
import type { Network } from '../road-network/segment.ts';

const feetPerMile = 5280;
const leastMiles = 0.1;
const mostTenths = 10;

/** Says what a map shows. */
export function captionOf({ name, segments }: Network): string {
  const feet = segments.reduce((sum, { lengthFeet }) => sum + lengthFeet, 0);
  return `${name}: ${countOf(segments.length, 'segment')}, ${lengthLabel(feet)}. Color shows the PCI.`;
}

/** Formats a length by its size: `151 miles`, `2.4 miles`, `400 ft`. */
function lengthLabel(feet: number): string {
  const miles = feet / feetPerMile;
  if (miles < leastMiles) return `${inFull(feet)} ft`;
  return countOf(miles < mostTenths ? tenth(miles) : Math.round(miles), 'mile');
}
