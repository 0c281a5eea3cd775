import { expect, it } from 'vitest';
import { street } from '../road-network/test-network.ts';
import { captionOf } from './caption-of.ts';

it.each([
  [[528], 'Mine: 1 segment, 0.1 miles. '],
  [[5280], 'Mine: 1 segment, 1 mile. '],
  [[200, 200], 'Mine: 2 segments, 400 ft. '],
  [[30_000, 30_000], 'Mine: 2 segments, 11 miles. '],
])('captionOf counts segments of %s ft', (feet, caption) => {
  const segments = feet.map((lengthFeet, index) => street({ id: `s${index}`, lengthFeet }));
  expect(captionOf({ name: 'Mine', segments })).toBe(`${caption}Color shows the PCI.`);
});
