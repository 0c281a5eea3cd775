import type { FieldType, FieldValue } from '@workspace/contracts/field-values';

/** Words for the types of fields. */
export const fieldTypeLabels: Readonly<Record<FieldType, string>> = {
  text: 'Text',
  number: 'Number',
  date: 'Date',
  boolean: 'Yes or no',
};

/** Formats a value for reading. */
export const fieldText = (value: FieldValue): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
