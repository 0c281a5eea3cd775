import { describe, expect, it } from 'vitest';
import { runForEach } from './run-for-each.ts';

describe('runForEach', () => {
  it('runs at most four at once, and reports each that is finished', async () => {
    let running = 0;
    let most = 0;
    const finished: number[] = [];
    const run = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
    };
    const { done } = await runForEach([1, 2, 3, 4, 5, 6, 7], run, (count) => finished.push(count));
    expect([most, done]).toEqual([4, [1, 2, 3, 4, 5, 6, 7]]);
    expect(finished).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('goes on after a failure and names the row', async () => {
    const error = new Error('taken');
    const run = async (row: string) => {
      if (row === 'b') throw error;
    };
    expect(await runForEach(['a', 'b', 'c'], run)).toEqual({ done: ['a', 'c'], failed: [{ row: 'b', thrown: error }] });
  });
});
