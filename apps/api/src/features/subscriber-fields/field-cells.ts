import type { FieldValues } from '@workspace/contracts/field-values';
import { ownValue } from '@workspace/contracts/own-value';

/** Returns the headers of fields in a CSV file: their keys, apart from those that are columns already. */
export const fieldHeaders = (columns: readonly string[], fields: readonly { key: string }[]): string[] =>
  fields.map(({ key }) => (columns.includes(key) ? `fields.${key}` : key));

/** Returns the values of fields as texts, in the order of the fields. */
export const fieldCells = (values: FieldValues, fields: readonly { key: string }[]): string[] =>
  fields.map(({ key }) => String(ownValue(values, key) ?? ''));
