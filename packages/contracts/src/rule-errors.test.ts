import { describe, expect, it } from 'vitest';
import { ruleErrors, type KnownThings } from './rule-errors.ts';
import { SegmentRules } from './segment-rules.ts';

const id = '01935f1e-aaaa-7bbb-8ccc-0123456789ab';
const known: KnownThings = {
  fields: [
    { key: 'city', name: 'City', type: 'text' },
    { key: 'age', name: 'Age', type: 'number' },
    { key: 'since', name: 'Since', type: 'date' },
    { key: 'vip', name: 'VIP', type: 'boolean' },
  ],
  listError: (list) => (list === id ? undefined : 'the list does not exist (any more)'),
  importError: () => undefined,
};
const messages = (rules: unknown) => ruleErrors(rules, known).map(({ path, message }) => [path.join('.'), message]);
const nested = (depth: number): unknown => (depth === 0 ? { field: 'city', is: 'Bern' } : { all: [nested(depth - 1)] });

describe('the rules of a segment', () => {
  it('may compare every type of field, and nest groups', () => {
    const rules = {
      all: [
        { field: 'email', contains: '@city.example' },
        {
          any: [
            { field: 'city', is: 'Bern' },
            { field: 'city', isNot: null },
            { field: 'vip', is: true },
          ],
        },
        { field: 'age', over: 5 },
        { field: 'since', before: '2026-01-31' },
        { list: id },
        { clickedWithinDays: 30 },
        { joinedWithinDays: 1 },
        { source: 'website' },
        { importId: id },
      ],
    };
    expect(messages(rules)).toEqual([]);
    expect(SegmentRules.safeParse(rules).success).toBe(true);
  });

  it.each([
    [null, '', /^Write the rules/],
    [[], '', /^Write the rules/],
    [{}, '', /^The segment needs one list/],
    [{ all: [], any: [] }, '', /^The segment needs one list/],
    [{ all: [] }, '', 'The segment has no rules. Add one'],
    [{ any: [{ all: [] }] }, 'any.0', 'A group of the segment has no rules. Add one'],
    [nested(6), 'all.0.all.0.all.0.all.0.all.0', 'Groups can be nested 5 deep'],
    [{ all: [{ field: 'city' }] }, 'all.0', /^Rule 1: it needs one comparison/],
    [{ all: [{ field: 'city', is: 'a', isNot: 'b' }] }, 'all.0', /^Rule 1: it needs one comparison/],
    [{ all: [{ field: 'city', like: 'a' }] }, 'all.0', /^Rule 1: it needs one comparison/],
    [{ all: [{ field: 'city', over: 3 }] }, 'all.0', 'Rule 1: “City” is a text: use is, isNot, contains'],
    [{ all: [{ field: 'age', is: '3' }] }, 'all.0', 'Rule 1: “Age” is compared with a number'],
    [{ all: [{ field: 'vip', is: 'yes' }] }, 'all.0', 'Rule 1: “VIP” is compared with a true or false'],
    [{ all: [{ field: 'since', after: 'June' }] }, 'all.0', 'Rule 1: “Since” is compared with a date'],
    [{ all: [{ field: 'email', contains: '' }] }, 'all.0', 'Rule 1: write a value to compare with'],
    [{ all: [{ source: 'import' }, { field: 'town', is: 'x' }] }, 'all.1', /^Rule 2: there is no field “town”/],
    [{ all: [{ list: 'x' }] }, 'all.0', 'Rule 1: choose a list'],
    [{ all: [{ list: id.replace('a', 'b') }] }, 'all.0', 'Rule 1: the list does not exist (any more)'],
    [{ all: [{ clickedWithinDays: 0 }] }, 'all.0', 'Rule 1: write a whole number of days, 1 or more'],
    [{ all: [{ joinedWithinDays: '7' }] }, 'all.0', 'Rule 1: write a whole number of days, 1 or more'],
    [{ all: [{ source: 'fair' }] }, 'all.0', 'Rule 1: choose manual, import or website'],
    [{ all: ['Bern'] }, 'all.0', 'Rule 1: this has to be an object such as { field, is }'],
    [{ all: [{ constructor: 1 }] }, 'all.0', /^Rule 1: it needs a field/],
  ])('are rejected as %j with a message that names the rule', (rules, path, message) => {
    expect(messages(rules)).toEqual([[path, typeof message === 'string' ? message : expect.stringMatching(message)]]);
  });

  it('are checked by their comparison where the fields are unknown', () => {
    const loose = (rule: object) => ruleErrors({ all: [rule] }).map(({ message }) => message);
    expect(loose({ field: 'anything', is: 'x' })).toEqual([]);
    expect(loose({ field: 'anything', over: 'x' })).toEqual(['Rule 1: over compares with a number']);
    expect(loose({ field: 'anything', before: 'x' })).toEqual(['Rule 1: before compares with a date']);
    expect(loose({ field: 'anything', contains: 5 })).toEqual(['Rule 1: contains compares with a text']);
  });

  it('are at most 100', () => {
    const rules = Array.from({ length: 300 }, () => ({ source: 'import' }));
    expect(messages({ any: rules })).toEqual([['any.100', 'Rule 101: a segment has at most 100 rules']]);
  });
});
