import { describe, expect, it } from 'vitest';
import { examplePriorities, exampleStreets } from './example-streets.ts';

describe('the example streets', () => {
  it('are listed by what a delay costs, and the worst last', () => {
    expect(examplePriorities.map(({ street }) => street)).toEqual([
      'Mill Rd',
      'Ash Ave',
      'Cedar St',
      'Quarry Ln',
      'Depot St',
    ]);
    expect(examplePriorities.at(-1)!.pci).toBe(Math.min(...examplePriorities.map(({ pci }) => pci)));
  });

  it('have one segment and one rating each', () => {
    const all = Object.values(exampleStreets);
    expect([new Set(all.map(({ street }) => street)).size, new Set(all.map(({ pci }) => pci)).size]).toEqual([5, 5]);
  });
});
