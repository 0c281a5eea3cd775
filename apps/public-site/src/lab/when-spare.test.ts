import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenSpare } from './when-spare.ts';

/** Starts to wait, and returns how many frames of 16 ms have passed when the callback came. */
function framesUntilResumed(spareMs: number): number {
  let resumed = false;
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame, 16));
  const requestIdleCallback = (look: (frame: object) => void) =>
    setTimeout(() => look({ timeRemaining: () => spareMs }));
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  vi.stubGlobal('window', { requestIdleCallback });
  whenSpare(() => (resumed = true));
  let frames = 0;
  for (; !resumed && frames < 100; frames += 1) vi.advanceTimersByTime(17);
  return frames;
}

describe('whenSpare', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('resumes after the first frame that has time to spare', () => {
    expect(framesUntilResumed(12)).toBe(1);
  });

  it('resumes after 150 ms where no frame has time to spare', () => {
    expect(framesUntilResumed(3)).toBeGreaterThanOrEqual(9);
    expect(framesUntilResumed(3)).toBeLessThanOrEqual(11);
  });

  it('resumes in the second frame in a browser that does not tell', () => {
    let frames = 0;
    let resumed = 0;
    vi.stubGlobal('window', {});
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => {
      frames += 1;
      frame();
    });
    whenSpare(() => (resumed = frames));
    expect(resumed).toBe(2);
  });
});
