import { parseFieldText } from '@workspace/contracts/field-texts';
import { fieldValueError, type FieldValue, type FieldValues } from '@workspace/contracts/field-values';
import { ownValue } from '@workspace/contracts/own-value';
import type { SubscriberField } from '@workspace/contracts/subscriber-fields';

/** The values of fields as they are typed, by key. */
export type FieldTexts = Readonly<Record<string, string>>;

/** Returns the texts of stored values. */
export const textsOf = (values: FieldValues): FieldTexts =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));

/** Parses typed texts: a blank one removes the value. Returns only those that differ from the stored ones. */
export function changedFields(
  fields: readonly SubscriberField[],
  stored: FieldTexts,
  texts: FieldTexts,
): { values: Record<string, FieldValue | null>; errors: Record<string, string> } {
  const values: Record<string, FieldValue | null> = {};
  const errors: Record<string, string> = {};
  for (const { key, type } of fields) {
    const text = (ownValue(texts, key) ?? '').trim();
    if (text === (ownValue(stored, key) ?? '').trim()) continue;
    const value = text === '' ? null : parseFieldText(type, text);
    const error = value === null ? undefined : fieldValueError(type, value);
    if (error) errors[key] = error;
    else if (value !== undefined) values[key] = value;
  }
  return { values, errors };
}
