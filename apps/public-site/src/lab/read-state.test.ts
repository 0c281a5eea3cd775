import { describe, expect, it } from 'vitest';
import { listedCost } from './cost-fields.ts';
import { defaultState, type LabState } from './lab-state.ts';
import { costNames } from './param-names.ts';
import { queryOf } from './query-of.ts';
import { readState } from './read-state.ts';

const read = (query: string) => readState(new URLSearchParams(query));

describe('readState', () => {
  it('is the default for an empty query', () => {
    expect(read('')).toEqual({ state: { ...defaultState, costs: {} }, problems: [] });
  });

  it('reads back every state that is written into an address', () => {
    const state: LabState = {
      year: 2041,
      a: { strategy: 'worst-first', budget: 1_250_000 },
      b: { strategy: 'nothing', budget: 0 },
      shown: 'b',
      target: 'about 70',
      street: '0812',
      curve: 'exponential',
      costList: 'berkeley',
      costs: { 'overlay-local': '99.50', 'crack-seal-arterial': 'a lot' },
      streetClass: 'collector',
      band: 'Very Poor',
      page: 3,
      segments: 5000,
      hasOwnStreets: true,
    };
    expect(read(queryOf(state))).toEqual({ state, problems: [] });
  });

  it('writes nothing for the default', () => {
    expect(queryOf(defaultState)).toBe('');
  });

  it.each([
    ['year=1999', 'The year in the address has to be a number from 2026 to 2046.'],
    ['budget=-5', 'The budget in the address has to be a number from 0 to 1,000,000,000.'],
    ['plan=lottery', 'The address names a plan that the lab does not have.'],
    ['costs=free', 'The address names a list of costs that the lab does not have.'],
    ['class=alley', 'The address names a class of street that the lab does not have.'],
  ])('uses the default for %s and says so', (query, message) => {
    expect(read(query)).toEqual({ state: { ...defaultState, costs: {} }, problems: [message] });
  });

  it('shows plan A when there is no plan B', () => {
    expect(read('show=b').state.shown).toBe('a');
  });

  it('takes the costs of the list that the form showed for untouched, and keeps typed ones', () => {
    const fields = new URLSearchParams(
      costNames.map((name): [string, string] => [name, listedCost({ costList: 'somerville' }, name)]),
    );
    fields.set('overlay-local', '99.50');
    fields.set('costs', 'berkeley');
    fields.set('costs-was', 'somerville');
    const { state, problems } = readState(fields);
    expect(state).toMatchObject({ costList: 'berkeley', costs: { 'overlay-local': '99.50' } });
    expect(Object.keys(state.costs)).toEqual(['overlay-local']);
    expect(problems).toEqual([]);
    expect(queryOf(state)).toBe('?costs=berkeley&overlay-local=99.50');
  });

  it('keeps the costs of another list when the form showed none or an unknown one', () => {
    const cost = listedCost({ costList: 'somerville' }, 'overlay-local');
    for (const was of ['', '&costs-was=free'])
      expect(read(`costs=berkeley&overlay-local=${cost}${was}`)).toMatchObject({
        state: { costs: { 'overlay-local': cost } },
        problems: [],
      });
  });
});
