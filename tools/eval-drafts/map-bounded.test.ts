import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { mapBounded } from './map-bounded.ts';

describe('mapBounded', () => {
  it('limits the calls in flight, uses all of them, and returns the results in order', async () => {
    let [inFlight, most] = [0, 0];
    const results = await mapBounded([5, 1, 4, 1, 3], 2, async (value) => {
      inFlight += 1;
      most = Math.max(most, inFlight);
      await sleep(value);
      inFlight -= 1;
      return value * 10;
    });
    expect(results).toEqual([50, 10, 40, 10, 30]);
    expect(most).toBe(2);
  });

  it('accepts no values', async () => expect(await mapBounded([], 4, async () => 1)).toEqual([]));
});
