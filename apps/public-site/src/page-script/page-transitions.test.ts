// @vitest-environment jsdom
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { handlePageTransitions } from './page-transitions.ts';

const eventAt = (type: string, timeStamp: number, more: object = {}) =>
  Object.defineProperties(new Event(type), {
    timeStamp: { value: timeStamp },
    ...Object.fromEntries(Object.entries(more).map(([name, value]) => [name, { value }])),
  });

/** Leaves the page at a time, and returns true when its fade is skipped. */
function isSkippedAt(timeStamp: number): boolean {
  const skipTransition = vi.fn<() => void>();
  dispatchEvent(eventAt('pageswap', timeStamp, { viewTransition: { skipTransition } }));
  return skipTransition.mock.calls.length > 0;
}

describe('handlePageTransitions', () => {
  beforeAll(handlePageTransitions);

  it('fades on the way back, without a press', () => expect(isSkippedAt(5_000)).toBe(false));

  it('fades when the next page is there within half a frame of the press', () => {
    dispatchEvent(eventAt('click', 1_000));
    expect(isSkippedAt(1_008)).toBe(false);
  });

  it('shows the next page at once when the press took longer', () => {
    dispatchEvent(eventAt('click', 1_000));
    expect(isSkippedAt(1_009)).toBe(true);
  });

  it('leaves a page without a fade alone', () => {
    expect(() => dispatchEvent(eventAt('pageswap', 9_000, { viewTransition: null }))).not.toThrow();
  });
});
