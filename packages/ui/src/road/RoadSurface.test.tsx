import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { examplePlan } from './example-plan.ts';
import { RoadSurface } from './RoadSurface.tsx';
import { StreetNetwork } from './StreetNetwork.tsx';

const surface = () => renderToStaticMarkup(<RoadSurface segment="Segment 0412" pci={38} note="example" />);
const network = () => renderToStaticMarkup(<StreetNetwork plan={examplePlan} description="A town's streets." />);

describe('RoadSurface', () => {
  test('renders the same drawing every time', () => {
    expect(surface()).toBe(surface());
    expect(network()).toBe(network());
  });

  test('prints the rating that it colors and has no style attribute', () => {
    expect(surface()).toContain('PCI 38 Poor');
    expect(surface() + network()).not.toContain('style=');
  });

  test('labels overlap neither another label nor the box of another finding', () => {
    const rects = [...surface().matchAll(/<rect x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)"/g)]
      .map(([, ...values]) => values.map(Number) as [number, number, number, number])
      .slice(-8);
    const overlap = ([ax, ay, aw, ah]: number[], [bx, by, bw, bh]: number[]) =>
      ax! < bx! + bw! && bx! < ax! + aw! && ay! < by! + bh! && by! < ay! + ah!;
    const isOfOne = (a: number, b: number) => a >> 1 === b >> 1;
    const pairs = rects.flatMap((one, a) =>
      rects.flatMap((other, b) => (a < b && !isOfOne(a, b) ? [[one, other]] : [])),
    );
    expect(pairs).toHaveLength(24);
    expect(pairs.filter(([one, other]) => overlap(one!, other!))).toEqual([]);
  });

  test('prints the label of the marks where a tablet shows the picture', () => {
    const [, left] = /<text x="(\d+)"[^>]*>10 ft/.exec(surface())!;
    // Half of the 500 units that remain at 960 px, and the width of five letters.
    expect(Number(left) + 60).toBeLessThan(480 + 250);
  });

  test('is smaller than a small photograph', () => {
    expect(surface().length).toBeLessThan(20_000);
    expect(network().length).toBeLessThan(12_000);
  });
});
