import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { bandOf, pciBands } from '@workspace/ui/theme/pci.ts';
import { storyCorridor } from '../../../../content/street-networks.ts';
import { HighwayStrip } from './HighwayStrip.tsx';

const html = renderToStaticMarkup(<HighwayStrip />);
const bandNames = new Map<string, string>(pciBands.map(({ name, fill }) => [fill, name]));
const sections = [...html.matchAll(/<path d="M(-?\d+) -?\d+L(\d+) [^"]*" stroke="(#\w+)"/g)].map(
  ([, from, to, fill]) => ({ from: Number(from), to: Number(to), band: bandNames.get(fill!)! }),
);
const poles = [...html.matchAll(/<path class="[^"]*pole" d="M(\d+) /g)].map(([, x]) => Number(x));
const { bands, posts } = storyCorridor;
const isIn = (names: readonly string[]) => sections.filter(({ band }) => names.includes(band));

describe('HighwayStrip', () => {
  test('puts a post at each of the three sections rated Poor or worse, and nowhere else', () => {
    const flagged = isIn(['Poor', 'Very Poor', 'Failed']);
    expect(flagged).toHaveLength(3);
    expect(poles).toHaveLength(3);
    for (const [index, { from, to }] of flagged.entries()) {
      expect(poles[index]).toBeGreaterThan(from);
      expect(poles[index]).toBeLessThan(to);
    }
    for (const { section, pci } of posts) {
      expect(pciBands[Number(bands[section])]).toBe(bandOf(pci));
      expect(html).toContain(`>${pci}</text>`);
    }
  });

  test('rates most sections of the highway Good or better', () => {
    expect(isIn(['Excellent', 'Very Good', 'Good']).length).toBeGreaterThan(sections.length / 2);
  });
});
