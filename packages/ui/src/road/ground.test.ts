import { describe, expect, test } from 'vitest';
import { boxAround, project, view } from './ground.ts';

describe('ground projection', () => {
  test('places distant points near the horizon and close points at the bottom', () => {
    const [, far] = project([0, 500]);
    const [, near] = project([0, 4]);
    expect(far - view.horizon).toBeLessThan(5);
    expect(near).toBeGreaterThan(view.height * 0.7);
  });

  test('returns a box that contains all its corners', () => {
    const box = boxAround(-1, 1, 4, 8);
    const [x, y] = project([1, 4]);
    expect(box.x + box.width).toBeGreaterThanOrEqual(x);
    expect(box.y + box.height).toBeGreaterThanOrEqual(y);
  });
});
