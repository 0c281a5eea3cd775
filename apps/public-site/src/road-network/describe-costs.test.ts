import { describe, expect, it } from 'vitest';
import { costsOf } from './assumptions.ts';
import { testAssumptions } from './test-network.ts';
import { describeCosts } from './describe-costs.ts';

describe('describeCosts', () => {
  it('names the list, whatever the order of its classes', () => {
    const { local, collector, arterial } = testAssumptions.costs.overlay;
    const { text, sources } = describeCosts({ ...testAssumptions.costs, overlay: { local, collector, arterial } });
    expect(text).toBe(
      'Unit costs: Somerville 2012, to 2025 prices by the National Highway Construction Cost Index (1.602 to 3.3079).',
    );
    expect(sources).toEqual(['somerville', 'costIndex']);
  });

  it('counts the costs that a person changed', () => {
    const costs = costsOf('berkeley');
    const { text, sources } = describeCosts({ ...costs, overlay: { ...costs.overlay, local: 99 } });
    expect(text).toBe(
      'Unit costs: Berkeley 2022, with all project costs, 1 of 12 changed by the person who made this plan.',
    );
    expect(sources).toEqual(['berkeley']);
  });
});
