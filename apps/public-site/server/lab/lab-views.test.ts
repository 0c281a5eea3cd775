import { afterAll, describe, expect, it } from 'vitest';
import { labViewThread } from './serve-lab.ts';

const views = labViewThread();
afterAll(() => views.close());

describe('labViewThread', () => {
  it('computes the first view of a query and its map', async () => {
    const { view, still } = await views.run('year=2031&budget=3000000');
    expect(view.state).toMatchObject({ year: 2031, a: { budget: 3_000_000 } });
    expect(view.figures.a).toHaveLength(21);
    expect(view.table.rows).toHaveLength(50);
    expect(still).toMatch(/^<svg .*<\/svg>$/);
  });

  it('does not block the event loop', async () => {
    let isDone = false;
    const computing = views.run('year=2043&plan=worst-first').finally(() => (isDone = true));
    let turns = 0;
    while (!isDone) {
      await new Promise((next) => setImmediate(next));
      turns += 1;
    }
    expect((await computing).view.state.year).toBe(2043);
    expect(turns).toBeGreaterThan(100);
  });
});
