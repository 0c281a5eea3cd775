import { describe, expect, it } from 'vitest';
import { frameSize } from './use-frame-size.ts';

describe('frameSize', () => {
  it.each([
    ['desktop', 640, { width: 1_280, scale: 0.5 }],
    ['desktop', 1_600, { width: 1_600, scale: 1 }],
    ['phone', 640, { width: 390, scale: 1 }],
    ['phone', 312, { width: 390, scale: 0.8 }],
    ['desktop', 0, { width: 1_280, scale: 1 }],
  ] as const)('of a %s in a stage of %i pixels is %j', (width, stage, size) =>
    expect(frameSize(width, stage)).toEqual(size),
  );
});
