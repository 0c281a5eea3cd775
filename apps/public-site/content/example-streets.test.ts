import { describe, expect, it } from 'vitest';
import { examplePriorities, exampleStreets } from './example-streets.ts';

describe('example streets', () => {
  it('orders the streets by the cost of a delay, with the worst street last', () => {
    expect(examplePriorities.map(({ street }) => street)).toEqual([
      'Mill Rd',
      'Ash Ave',
      'Cedar St',
      'Quarry Ln',
      'Depot St',
    ]);
    expect(examplePriorities.at(-1)!.pci).toBe(Math.min(...examplePriorities.map(({ pci }) => pci)));
  });

  it('gives each street its own segment and rating', () => {
    const all = Object.values(exampleStreets);
    expect([new Set(all.map(({ street }) => street)).size, new Set(all.map(({ pci }) => pci)).size]).toEqual([5, 5]);
  });
});
