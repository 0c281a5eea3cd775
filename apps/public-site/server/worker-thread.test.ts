import { afterAll, describe, expect, it } from 'vitest';
import { WorkerThread } from './worker-thread.ts';

const cleanTask = new URL('clean/clean-task.ts', import.meta.url);
const thread = new WorkerThread<string, string>(cleanTask, { maxQueued: 2, timeoutMilliseconds: 60_000 });
afterAll(() => thread.close());

describe('WorkerThread', () => {
  it('runs a task without blocking the event loop', async () => {
    let isDone = false;
    const cleaning = thread.run('<p>a</p>'.repeat(20_000)).finally(() => (isDone = true));
    let turns = 0;
    while (!isDone) {
      await new Promise((next) => setImmediate(next));
      turns += 1;
    }
    expect((await cleaning).length).toBe(160_000);
    expect(turns).toBeGreaterThan(100);
  });

  it('rejects tasks above its limit and runs later ones', async () => {
    const many = await Promise.allSettled(Array.from({ length: 4 }, () => thread.run('<p>a</p>')));
    expect(many.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
    expect(await thread.run('<p>b</p>')).toBe('<p>b</p>');
  });

  it('gives up a task that takes too long', async () => {
    const hasty = new WorkerThread<string, string>(cleanTask, { maxQueued: 2, timeoutMilliseconds: 1 });
    await expect(hasty.run('<p>a</p>'.repeat(20_000))).rejects.toThrow('aborted');
    await hasty.close();
  });
});
