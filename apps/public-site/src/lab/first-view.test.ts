import { describe, expect, it } from 'vitest';
import { firstViewOf, stillMapOf } from './first-view.ts';

const view = firstViewOf('budget=5000000&plan-b=worst-first&street=0001');
const shareSum = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0);

describe('firstViewOf', () => {
  it('has the figures of 21 years for both plans and for no work', () => {
    const { a, b, nothing, range } = view.figures;
    expect([a, b, nothing, range].map((years) => years?.length)).toEqual([21, 21, 21, 21]);
    expect(a[20]!.average).toBeGreaterThan(nothing[20]!.average);
    expect(nothing[20]!.backlog).toBeGreaterThan(nothing[0]!.backlog);
  });

  it('adds up what is spent, within the budget', () => {
    const { a, nothing } = view.figures;
    expect(a[0]!.spent).toBe(0);
    expect(a[10]!.spent).toBeLessThanOrEqual(50_000_000);
    expect(a[10]!.spent).toBeGreaterThan(45_000_000);
    expect(nothing[20]!.spent).toBe(0);
  });

  it('divides the whole area among the bands', () => {
    for (const { shares } of view.figures.a) expect(shareSum(shares)).toBeCloseTo(1, 2);
  });

  it('lists the worst streets first, and the selected one by itself', () => {
    const ratings = view.table.rows.map(({ pci }) => pci);
    expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
    expect(view.card?.id).toBe('0001');
  });

  it('draws all segments without sending them', () => {
    const still = stillMapOf(view);
    expect(still.match(/M\d+ \d+l/g)!.length).toBeGreaterThanOrEqual(view.table.count);
    expect(JSON.stringify(view).length).toBeLessThan(40_000);
  });

  it('brings the average to the target with the budget that it finds', () => {
    const { budget } = firstViewOf('year=2036&target=70').hold.found!;
    const { figures } = firstViewOf(`budget=${Math.ceil(budget)}`);
    expect(Math.abs(figures.a[10]!.average - 70)).toBeLessThan(0.6);
  });
});
