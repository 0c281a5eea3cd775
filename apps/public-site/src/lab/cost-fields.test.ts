import { describe, expect, it } from 'vitest';
import { costsOf } from '../road-network/assumptions.ts';
import { assumptionsKey, assumptionsOf, costError, costsLabel, listedCost } from './cost-fields.ts';
import { defaultState } from './lab-state.ts';

describe('assumptionsOf', () => {
  it('has the exact costs of the list where no field was changed', () => {
    expect(assumptionsOf(defaultState).costs).toEqual(costsOf('somerville'));
  });

  it('has the cost of a changed field, and leaves the others', () => {
    const { costs } = assumptionsOf({ ...defaultState, costs: { 'overlay-local': '$1,200.50' } });
    expect(costs.overlay.local).toBe(1200.5);
    expect(costs.overlay.arterial).toBe(costsOf('somerville').overlay.arterial);
  });

  it.each(['cheap', '0', '-5', '10,001'])('falls back to the list for %s', (text) => {
    const state = { ...defaultState, costs: { 'overlay-local': text } };
    expect(assumptionsOf(state).costs).toEqual(costsOf('somerville'));
    expect(costError(state, 'overlay-local')).toContain(
      `Until then the plan uses $${listedCost(state, 'overlay-local')}`,
    );
  });
});

describe('assumptionsKey', () => {
  it('is the same for a field that was typed as it was', () => {
    const typed = { ...defaultState, costs: { 'overlay-local': listedCost(defaultState, 'overlay-local') } };
    expect(assumptionsKey(typed)).toBe(assumptionsKey(defaultState));
    expect(assumptionsKey({ ...typed, curve: 'exponential' })).not.toBe(assumptionsKey(defaultState));
  });

  it('differs for texts that contain a comma at another place', () => {
    const keyOf = (local: string, collector: string) =>
      assumptionsKey({ ...defaultState, costs: { 'overlay-local': local, 'overlay-collector': collector } });
    expect(keyOf('1,200', '300')).not.toBe(keyOf('1', '200,300'));
  });
});

describe('costsLabel', () => {
  const labelWith = (text: string) => costsLabel({ ...defaultState, costs: { 'overlay-local': text } });

  it('is the name of the list for its own costs and for texts that cannot be used', () => {
    expect(costsLabel(defaultState)).toBe('Somerville 2012, to 2025 prices');
    expect(labelWith(listedCost(defaultState, 'overlay-local'))).toBe('Somerville 2012, to 2025 prices');
    expect(labelWith('cheap')).toBe('Somerville 2012, to 2025 prices');
  });

  it('says that a person replaced a cost', () => {
    expect(labelWith('200')).toBe('Somerville 2012, to 2025 prices, with your own prices');
  });
});
