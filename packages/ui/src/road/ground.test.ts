import { expect, test } from 'vitest';
import { boxAround, project, view } from './ground.ts';

test('what is far away nears the horizon, what is near lies under it', () => {
  const [, far] = project([0, 500]);
  const [, near] = project([0, 4]);
  expect(far - view.horizon).toBeLessThan(5);
  expect(near).toBeGreaterThan(view.height * 0.7);
});

test('a box holds all its corners', () => {
  const box = boxAround(-1, 1, 4, 8);
  const [x, y] = project([1, 4]);
  expect(box.x + box.width).toBeGreaterThanOrEqual(x);
  expect(box.y + box.height).toBeGreaterThanOrEqual(y);
});
