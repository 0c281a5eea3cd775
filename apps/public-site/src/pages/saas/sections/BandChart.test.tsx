import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BandChart } from './BandChart.tsx';

describe('BandChart', () => {
  test('prints the shares of the map beside it, and a small share as “under 1”', () => {
    const html = renderToStaticMarkup(<BandChart />);
    const printed = [...html.matchAll(/<td>([^<]+)%<\/td>/g)].map(([, share]) => share);
    expect(printed).toEqual(['15', '22', '27', '21', '13', '2', 'under 1']);
    // No bar is longer than its container.
    expect(html).toContain('viewBox="0 0 27 2"');
  });
});
