import type { FieldType } from '@workspace/contracts/field-values';

/** Comparisons of the builder with their words, by type. */
export const comparisonLabels: Readonly<Record<FieldType, Readonly<Record<string, string>>>> = {
  text: { is: 'is', isNot: 'is not', contains: 'contains', blank: 'is blank', filled: 'is filled in' },
  number: { is: 'is', isNot: 'is not', over: 'is over', under: 'is under', blank: 'is blank', filled: 'is filled in' },
  date: {
    is: 'is',
    isNot: 'is not',
    before: 'is before',
    after: 'is after',
    blank: 'is blank',
    filled: 'is filled in',
  },
  boolean: {
    true: 'is yes',
    false: 'is no',
    'not-true': 'is not yes',
    'not-false': 'is not no',
    blank: 'is blank',
    filled: 'is filled in',
  },
};

const ownComparisons: readonly string[] = ['is', 'isNot', 'contains', 'over', 'under', 'before', 'after'];

/** Returns true for a comparison with a value that staff write. */
export const hasValue = (comparison: string): boolean => ownComparisons.includes(comparison);

/** Words for the origins of subscribers. */
export const sourceLabels: Readonly<Record<string, string>> = {
  manual: 'staff, who added them',
  import: 'a file',
  website: 'the website',
};
