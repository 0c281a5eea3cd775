/**
 * Names of the number fields, in the order of the form. They are also query parameters, so a renamed one breaks shared
 * links.
 */
export const amountNames = [
  'miles',
  'people',
  'inspection',
  'interval',
  'repairs',
  'savings',
  'price',
  'surveys',
  'share',
  'ratio',
  'driving',
  'years',
] as const;

/** Names of the choice fields. */
export const choiceNames = ['plan', 'charged'] as const;

export type AmountName = (typeof amountNames)[number];
export type ChoiceName = (typeof choiceNames)[number];

/** Path of the full calculator. */
export const calculatorPath = '/cost';
