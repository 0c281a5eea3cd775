import { describe, expect, it } from 'vitest';
import { closestFirst } from './closest-first.ts';

const labelsOf = (labels: readonly string[], search: string) =>
  closestFirst(
    labels.map((label) => ({ id: label, label, icon: 'document', page: 'blog' })),
    search,
  ).map(({ label }) => label);

describe('closestFirst', () => {
  it('puts the whole label before its beginning, a part of it and a match elsewhere, else keeps the order', () => {
    expect(labelsOf(['Costs', 'An issue 1', 'Issue 12', 'Issue 11', 'Issue 1'], ' issue 1')).toEqual([
      'Issue 1',
      'Issue 12',
      'Issue 11',
      'An issue 1',
      'Costs',
    ]);
  });
});
