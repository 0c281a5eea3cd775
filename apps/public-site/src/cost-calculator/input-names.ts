/** What is counted, in the order of the form. The names stand in the address, so a changed one breaks shared links. */
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

/** What is chosen from a few. */
export const choiceNames = ['plan', 'charged'] as const;

export type AmountName = (typeof amountNames)[number];
export type ChoiceName = (typeof choiceNames)[number];

/** Where the whole calculator is. */
export const calculatorPlace = '/cities#cost-calculator';
