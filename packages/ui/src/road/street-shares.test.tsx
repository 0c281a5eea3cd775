import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { pciBands } from '../theme/pci.ts';
import { examplePlan } from './example-plan.ts';
import { StreetNetwork } from './StreetNetwork.tsx';
import { sharesOf } from './street-shares.ts';

/** Returns the lengths of the rendered streets by color. */
function drawnLengths(): Map<string, number> {
  const html = renderToStaticMarkup(<StreetNetwork plan={examplePlan} description="Streets." />);
  const lengths = new Map<string, number>();
  for (const [, fill, path] of html.matchAll(/<path stroke="(#\w+)" d="([^"]+)"/g)) {
    for (const [, steps] of path!.matchAll(/l([\d -]+)/g)) {
      const [right, down] = steps!.match(/-?\d+/g)!.map(Number) as [number, number];
      lengths.set(fill!, (lengths.get(fill!) ?? 0) + Math.hypot(right, down));
    }
  }
  return lengths;
}

describe('sharesOf', () => {
  test('matches the drawn streets, in whole percent that add up to 100', () => {
    const lengths = drawnLengths();
    const shares = sharesOf(examplePlan);
    const total = [...lengths.values()].reduce((sum, length) => sum + length, 0);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
    for (const [index, { fill }] of pciBands.entries()) {
      expect(Math.abs(shares[index]! - (100 * (lengths.get(fill) ?? 0)) / total)).toBeLessThan(1);
    }
  });
});
