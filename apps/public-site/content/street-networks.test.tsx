import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StreetNetwork } from '@workspace/ui/road/StreetNetwork';
import { prioritiesOf, storyNetworks, storyPlans, surfaceOf, type StoryName } from './street-networks.ts';

const names = Object.keys(storyNetworks) as StoryName[];
const all = names.flatMap((name) => [...storyNetworks[name].streets]);
const draw = (name: StoryName) => renderToStaticMarkup(<StreetNetwork plan={storyPlans[name]} description="A map." />);

describe('story networks', () => {
  it.each(names)('prints the names and ratings of the data in the drawing of %s, and no others', (name) => {
    const printed = [...draw(name).matchAll(/<text[^>]*>([^<]+)</g)].map(([, text]) => text);
    expect(printed).toEqual(storyNetworks[name].streets.flatMap(({ street, pci }) => [street, String(pci)]));
  });

  it.each(names)('keeps the labels of %s apart and in the drawing', (name) => {
    const boxes = storyPlans[name].labels.map(({ box }) => box);
    for (const [index, a] of boxes.entries()) {
      expect([a.x >= 0, a.y >= 0, a.x + a.width <= 640, a.y + a.height <= 480]).toEqual([true, true, true, true]);
      for (const b of boxes.slice(index + 1))
        expect(a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y).toBe(
          true,
        );
    }
  });

  it.each(names)('draws the streets of %s as long as the data says, within a sixth', (name) => {
    const { streets, feetPerUnit } = storyNetworks[name];
    for (const { street, lengthFt } of streets) {
      const drawn = storyPlans[name].streets.find((one) => one.street === street)!.length * feetPerUnit;
      expect(Math.abs(drawn / lengthFt - 1), street).toBeLessThan(1 / 6);
    }
  });

  it.each(names)('draws %s in less than 24 kB, without a style attribute', (name) => {
    expect(draw(name).length).toBeLessThan(24_000);
    expect(draw(name)).not.toContain('style=');
  });

  it('gives each street a name and a segment of its own', () => {
    expect(new Set(all.map(({ street }) => street)).size).toBe(all.length);
    expect(new Set(all.map(({ segment }) => segment)).size).toBe(all.length);
  });

  it('has a different map in each story', () => {
    expect(new Set(names.map(draw)).size).toBe(names.length);
  });
});

describe('prioritiesOf', () => {
  it('orders the streets by the cost of a delay, with the worst street last', () => {
    const order = prioritiesOf('town');
    expect(order.map(({ street }) => street)).toEqual(['Mill Rd', 'Ash Ave', 'Cedar St', 'Quarry Ln', 'Depot St']);
    expect(order.at(-1)!.pci).toBe(Math.min(...order.map(({ pci }) => pci)));
  });
});

describe('surfaceOf', () => {
  it('returns the caption and the rating of a street', () => {
    expect(surfaceOf('town', 'Cedar St')).toEqual({ segment: 'Segment 0412 · Cedar St', pci: 38 });
  });

  it('rejects a street of another story', () => {
    expect(() => surfaceOf('city', 'Cedar St')).toThrow('Cedar St is not in the network city.');
  });
});
