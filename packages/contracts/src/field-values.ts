import * as z from 'zod/mini';
import { tooLong } from './max-characters.ts';

/** The types of subscriber fields. */
export const FieldType = z.enum(['text', 'number', 'date', 'boolean'], 'Choose text, number, date or boolean');
export type FieldType = z.infer<typeof FieldType>;

/** A value of a field. Dates are `YYYY-MM-DD`, with a time after a `T` where an import had one. */
const FieldValue = z.union([z.string(), z.number(), z.boolean()]);
export type FieldValue = z.infer<typeof FieldValue>;

/** The values of a person by the keys of the fields. A field without a value is missing. */
export const FieldValues = z.record(z.string(), FieldValue);
export type FieldValues = z.infer<typeof FieldValues>;

/** Values to store by key; null or a blank text removes a value. */
export const GivenFields = z.record(
  z.string(),
  z.nullable(z.union([z.string(), z.number(), z.boolean()], 'Write a text, a number, true or false')),
);
export type GivenFields = z.infer<typeof GivenFields>;

/** The maximum length of a text, in characters. */
export const longestFieldText = 5_000;

const day = /^(\d{4})-(\d{2})-(\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/;

/** Returns true for a day of the calendar as `YYYY-MM-DD`, with or without a time. */
export function isFieldDate(text: string): boolean {
  const [, year, month, date] = day.exec(text)?.map(Number) ?? [];
  if (year === undefined || month! < 1 || month! > 12) return false;
  return date! >= 1 && date! <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Returns the message for a value that a field of this type cannot have; undefined for one that it can. */
export function fieldValueError(type: FieldType, value: unknown): string | undefined {
  if (type === 'text') {
    if (typeof value !== 'string') return 'Write a text';
    return value.length > longestFieldText ? tooLong(longestFieldText) : undefined;
  }
  if (type === 'number') return Number.isFinite(value) ? undefined : 'Write a number';
  if (type === 'boolean') return typeof value === 'boolean' ? undefined : 'Choose true or false';
  return typeof value === 'string' && isFieldDate(value) ? undefined : 'Write a date as 2026-01-31';
}

/** The part of a field that its values depend on. */
export interface FieldDefinition {
  key: string;
  name: string;
  type: FieldType;
}

/** Values by key that are checked, or messages by key. Null removes a value. */
type CheckedFields = { values: Record<string, FieldValue | null> } | { errors: Record<string, string> };

/** Checks values by the types of their fields. A blank text counts as no value. */
export function checkFields(definitions: readonly FieldDefinition[], given: GivenFields): CheckedFields {
  const errors: Record<string, string> = {};
  const values: Record<string, FieldValue | null> = {};
  for (const [key, value] of Object.entries(given)) {
    const definition = definitions.find((one) => one.key === key);
    const isBlank = value === null || (typeof value === 'string' && value.trim() === '');
    const error = !definition
      ? `There is no field “${key.slice(0, 100)}”`
      : isBlank
        ? undefined
        : fieldValueError(definition.type, value);
    if (error) errors[key] = error;
    else values[key] = isBlank ? null : typeof value === 'string' ? value.trim() : value;
  }
  return Object.keys(errors).length > 0 ? { errors } : { values };
}
