import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropEarly, startEarly, takeEarly } from './early-responses.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  dropEarly();
  vi.useRealTimers();
});

const url = '/api/roads/main';

describe('early responses', () => {
  it('are taken once', async () => {
    startEarly(url, async () => 'Main');
    expect(await takeEarly(url)).toBe('Main');
    expect(takeEarly(url)).toBeUndefined();
  });

  it('are requested once while they are fresh', async () => {
    startEarly(url, async () => 'first');
    startEarly(url, async () => 'second');
    expect(await takeEarly(url)).toBe('first');
  });

  it('are stale after two seconds', () => {
    startEarly(url, async () => 'Main');
    vi.advanceTimersByTime(2_000);
    expect(takeEarly(url)).toBeUndefined();
  });

  it('pass a failure on to the component that takes them', async () => {
    startEarly(url, async () => {
      throw new Error('closed');
    });
    await expect(takeEarly(url)).rejects.toThrow('closed');
  });
});
