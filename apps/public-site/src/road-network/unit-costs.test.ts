import { expect, it } from 'vitest';
import { costsOf } from './assumptions.ts';
import { streetClasses } from './segment.ts';
import { treatmentNames } from './treatments.ts';
import { costLists, factorText } from './unit-costs.ts';

it('a cost of 2012 times the printed factor is the printed cost of today', () => {
  const { costs, toToday, note } = costLists.somerville;
  expect(note).toContain(`by ${factorText(toToday)}.`);
  for (const name of treatmentNames)
    for (const streetClass of streetClasses) {
      const today = costsOf('somerville')[name][streetClass].toFixed(2);
      expect((costs[name].low[streetClass] * Number(factorText(toToday))).toFixed(2)).toBe(today);
    }
});
