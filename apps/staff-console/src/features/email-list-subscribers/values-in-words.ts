import type { FieldValues } from '@workspace/contracts/field-values';
import { ownValue } from '@workspace/contracts/own-value';
import type { SubscriberField } from '@workspace/contracts/subscriber-fields';
import { fieldText } from '../subscriber-fields/field-type-labels.ts';

/** More values are in the dialog: the row is one line. */
const shownValues = 3;
const longestValue = 40;

/** Returns the first values of a subscriber with the names of their fields, apart from the full name. */
export function valuesInWords(values: FieldValues, fields: readonly Pick<SubscriberField, 'key' | 'name'>[]): string {
  const known = fields.flatMap(({ key, name }) => {
    const value = ownValue(values, key);
    return value === undefined || key === 'name' ? [] : [`${name}: ${fieldText(value).slice(0, longestValue)}`];
  });
  return known.slice(0, shownValues).join(' · ');
}

/** Returns the full name that exports of Ghost and listmonk have alone, and imports store in a field. */
export const fullNameOf = ({ name }: FieldValues): string => (typeof name === 'string' ? name : '');
