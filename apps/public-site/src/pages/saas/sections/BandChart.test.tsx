import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { sharesOf } from '@workspace/ui/road/street-shares.ts';
import { storyPlans } from '../../../../content/street-networks.ts';
import { BandChart } from './BandChart.tsx';

describe('BandChart', () => {
  test('prints the shares of the map beside it, and a small share as “under 1”', () => {
    const html = renderToStaticMarkup(<BandChart />);
    const shares = sharesOf(storyPlans.hub);
    const printed = [...html.matchAll(/<td>([^<]+)%<\/td>/g)].map(([, share]) => share);
    expect(printed).toEqual(shares.map((share) => (share ? String(share) : 'under 1')));
    expect(printed.at(-1)).toBe('under 1');
    // No bar is longer than its container.
    expect(html).toContain(`viewBox="0 0 ${Math.max(...shares)} 2"`);
  });
});
