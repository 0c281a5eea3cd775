import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BandLegend } from './BandBar.tsx';

describe('BandLegend', () => {
  it('prints shares that add up to 100%', () => {
    const html = renderToStaticMarkup(<BandLegend shares={[0.146, 0.146, 0.146, 0.146, 0.146, 0.146, 0.124]} />);
    const printed = [...html.matchAll(/<dd>(\d+)%<\/dd>/g)].map(([, percent]) => Number(percent));
    expect(printed).toHaveLength(7);
    expect(printed.reduce((sum, percent) => sum + percent, 0)).toBe(100);
  });
});
