import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { pciBands } from '../theme/pci.ts';
import { StreetNetwork } from './StreetNetwork.tsx';
import { streetShares } from './street-shares.ts';

/** Returns the lengths of the rendered streets by color. */
function drawnLengths(): Map<string, number> {
  const html = renderToStaticMarkup(<StreetNetwork description="Streets." />);
  const lengths = new Map<string, number>();
  for (const [, fill, path] of html.matchAll(/<path stroke="(#\w+)" d="([^"]+)"/g)) {
    for (const [, right, down] of path!.matchAll(/l(-?\d+) (-?\d+)/g)) {
      lengths.set(fill!, (lengths.get(fill!) ?? 0) + Math.hypot(Number(right), Number(down)));
    }
  }
  return lengths;
}

describe('streetShares', () => {
  test('matches the drawn streets, in whole percent that add up to 100', () => {
    const lengths = drawnLengths();
    const total = [...lengths.values()].reduce((sum, length) => sum + length, 0);
    expect(streetShares.reduce((sum, share) => sum + share, 0)).toBe(100);
    for (const [index, { fill }] of pciBands.entries()) {
      expect(Math.abs(streetShares[index]! - (100 * (lengths.get(fill) ?? 0)) / total)).toBeLessThan(1);
    }
  });
});
