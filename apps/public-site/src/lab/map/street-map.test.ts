import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Network } from '../../road-network/segment.ts';
import { street } from '../../road-network/test-network.ts';
import { wholeView } from './map-view.ts';
import { drawMap, type MapSize } from './street-map.ts';

const line = [
  [0, 0],
  [10_000, 0],
] as const;
const network: Network = {
  name: 'Test streets',
  segments: [
    street({ streetClass: 'local', line }),
    street({ streetClass: 'collector', line }),
    street({ streetClass: 'arterial', line }),
  ],
};

/** Draws the three streets, and returns the widths of all strokes in CSS pixels. */
function drawnWidths(size: MapSize): number[] {
  const widths: number[] = [];
  let scale = 0;
  const context = {
    lineWidth: 0,
    fillRect: () => {},
    setTransform: (across: number) => (scale = across),
    stroke: () => widths.push((context.lineWidth * scale) / size.ratio),
  };
  const canvas = { width: 0, height: 0, getContext: () => context };
  drawMap(canvas as never, size, {
    network,
    ratings: Uint8Array.of(60, 60, 60),
    view: wholeView(network),
    colors: { ground: '#fff', ink: '#000', river: '#00f' },
  });
  return widths;
}

beforeEach(
  () =>
    void vi.stubGlobal(
      'Path2D',
      class {
        moveTo() {}
        lineTo() {}
      },
    ),
);
afterEach(() => void vi.unstubAllGlobals());

describe('drawMap', () => {
  it.each([2, 3])('draws streets of a phone that are no hairlines, wider by class, at a ratio of %d', (ratio) => {
    const widths = [...new Set(drawnWidths({ pixels: 328 * ratio, ratio }))];
    // The casing of arterials is between collectors and arterials.
    const [local, collector, , arterial] = widths as [number, number, number, number];
    expect(local).toBeGreaterThan(1);
    expect(local).toBeLessThan(1.5);
    expect(collector).toBeGreaterThan(1.4 * local);
    expect(arterial).toBeGreaterThan(1.4 * collector);
    expect(arterial).toBeLessThan(4);
  });

  it('draws a phone with as many strokes as a wide screen', () => {
    expect(drawnWidths({ pixels: 656, ratio: 2 })).toHaveLength(drawnWidths({ pixels: 1600, ratio: 1 }).length);
  });
});
