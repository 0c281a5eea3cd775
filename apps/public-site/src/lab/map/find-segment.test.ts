import { describe, expect, it } from 'vitest';
import type { Network, Point, Segment } from '../../road-network/segment.ts';
import { segmentAt, segmentToward } from './find-segment.ts';
import { showing, wholeView, within, zoomed } from './map-view.ts';

const segment = (from: Point, to: Point): Segment => ({
  id: String(from),
  name: 'A St',
  streetClass: 'local',
  lengthFeet: 100,
  widthFeet: 30,
  pci: 50,
  ratedIn: 2026,
  line: [from, to],
});
// One block: top, right, bottom, left.
const block: Network = {
  name: 'block',
  segments: [
    segment([0, 0], [400, 0]),
    segment([400, 0], [400, 300]),
    segment([400, 300], [0, 300]),
    segment([0, 300], [0, 0]),
  ],
};

describe('segmentAt', () => {
  it('finds the closest segment within reach', () => {
    expect(segmentAt(block, [200, 8], 20)).toBe(0);
    expect(segmentAt(block, [395, 150], 20)).toBe(1);
    expect(segmentAt(block, [200, 150], 20)).toBeUndefined();
  });
});

describe('segmentToward', () => {
  it('moves to the next segment in a direction, and stays at the edge', () => {
    expect(segmentToward(block, 0, 'ArrowDown')).toBe(2);
    expect(segmentToward(block, 3, 'ArrowRight')).toBe(1);
    expect(segmentToward(block, 0, 'ArrowUp')).toBe(0);
  });
});

describe('map views', () => {
  const whole = wholeView(block);

  it('show everything, in the proportions of the map', () => {
    expect(whole.width).toBeGreaterThan(480);
    expect(whole.x).toBeLessThan(0);
    expect(whole.x + whole.width).toBeGreaterThan(400);
  });

  it('zoom around a point, not further out than everything', () => {
    const close = zoomed(whole, 2, [400, 300], whole);
    expect(close.width).toBe(whole.width / 2);
    expect((400 - close.x) / close.width).toBeCloseTo((400 - whole.x) / whole.width);
    expect(zoomed(close, 1 / 8, [0, 0], whole).width).toBe(whole.width);
  });

  it('stay inside of everything, and follow a point', () => {
    const close = within({ x: -9999, y: 9999, width: whole.width / 4 }, whole);
    expect(close.x).toBe(whole.x);
    expect(showing(close, [390, 10], whole).x).toBeGreaterThan(close.x);
    expect(showing(whole, [200, 150], whole)).toBe(whole);
  });
});
