import { describe, expect, it } from 'vitest';
import { ruleErrors } from '@workspace/contracts/rule-errors';
import type { RuleGroup } from '@workspace/contracts/segment-rules';
import { draftOf, newGroup, newRule, rulesOfDraft, withNewIds } from './draft-rules.ts';
import { rulesInWords } from './rules-in-words.ts';

const fields = [
  { key: 'city', name: 'City', type: 'text' },
  { key: 'age', name: 'Age', type: 'number' },
  { key: 'since', name: 'Since', type: 'date' },
  { key: 'vip', name: 'VIP', type: 'boolean' },
] as const;
const list = { id: '01935f1e-aaaa-7bbb-8ccc-0123456789ab', name: 'Engineers' };
const rules: RuleGroup = {
  all: [
    {
      any: [
        { field: 'city', is: 'Denver' },
        { field: 'city', is: 'Boulder' },
      ],
    },
    { field: 'age', over: 40.5 },
    { field: 'since', before: '2026-01-31' },
    { field: 'vip', isNot: true },
    { field: 'lastName', isNot: null },
    { list: list.id },
    { clickedWithinDays: 30 },
    { joinedWithinDays: 1 },
    { source: 'website' },
  ],
};

describe("the builder's rules", () => {
  it('are described by the key of a field that does not exist, whatever it is', () => {
    const gone: RuleGroup = { all: [{ field: 'constructor', isNot: null }] };
    expect(rulesInWords({ ...gone }, { fields, lists: [list] })).toBe('constructor is filled in');
  });

  it('get IDs of this page when they were stored elsewhere', () => {
    const group = draftOf(rules);
    const restored = withNewIds(group);
    const idsOf = (text: unknown) => JSON.stringify(text).match(/"id":\d+/g)!;
    expect(rulesOfDraft(restored, fields)).toEqual(rules);
    expect(new Set([...idsOf(group), ...idsOf(restored)]).size).toBe(2 * idsOf(group).length);
  });

  it('are stored as they were loaded', () => {
    expect(rulesOfDraft(draftOf(rules), fields)).toEqual(rules);
  });

  it('are described in a sentence', () => {
    expect(rulesInWords(rules, { fields, lists: [list] })).toBe(
      '(City is Denver or City is Boulder) and Age is over 40.5 and Since is before 2026-01-31 and VIP is not yes' +
        ' and Last name is filled in and on Engineers and clicked in the last 30 days and joined in the last day' +
        ' and came from the website',
    );
  });

  it.each([
    { ...newRule(), subject: 'field:city', comparison: 'is' },
    { ...newRule(), subject: 'field:age', comparison: 'over', value: 'many' },
    { ...newRule(), subject: 'clickedWithinDays', comparison: 'is' },
    { ...newRule(), subject: 'list', comparison: 'is' },
  ])('are invalid while a value is missing: $subject', (rule) => {
    const known = { fields, listError: () => undefined, importError: () => undefined };
    const written = rulesOfDraft({ ...newGroup('all'), rules: [rule] }, fields);
    expect(ruleErrors(written, known)).toHaveLength(1);
  });
});
