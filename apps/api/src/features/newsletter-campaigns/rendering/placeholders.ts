import type { FieldType, FieldValue, FieldValues } from '@workspace/contracts/field-values';
import { escapeMarkup } from '@workspace/contracts/escape-markup';
import { mergeField } from '@workspace/contracts/merge-fields';
import { splitName } from '@workspace/contracts/split-name';

/** The personal data in a message by its placeholder: merge fields, and the product's own placeholders. */
export type Personal = Readonly<Record<string, string>>;

/** The person that a message is written to. */
export interface Person {
  email: string;
  firstName: string | null;
  lastName: string | null;
  /** The values of fields by key. */
  fields?: FieldValues | undefined;
}

/** Returns the value of a placeholder; empty for an unknown one, so that its fallback is used. */
export const valueOf = (personal: Personal, key: string): string =>
  Object.hasOwn(personal, key) ? personal[key]! : '';

/** Fills in the placeholders of one part for a recipient. In HTML the values are escaped; fallbacks already are. */
export const fillPlaceholders = (content: string, personal: Personal, kind: 'html' | 'text'): string =>
  content.replace(mergeField, (_whole, key: string, fallback: string = '') => {
    const value = valueOf(personal, key);
    if (value === '') return fallback.trim();
    return kind === 'html' ? escapeMarkup(value) : value;
  });

const longestName = 60;
const longestValue = 500;

/** Strips control characters and bidirectional overrides; empty for a value that is too long to be one. */
function tidy(value: string | null, longest: number): string {
  const text = (value ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= longest ? text : '';
}

/** Returns the values of the merge fields, and the greeting, for a recipient. `types`: the fields of subscribers. */
export function personalOf(
  { email, firstName, lastName, fields = {} }: Person,
  types: ReadonlyMap<string, FieldType> = new Map(),
): Personal {
  const first = tidy(firstName, longestName);
  const last = tidy(lastName, longestName);
  const texts = fieldTexts(fields, types);
  // Exports of some products have the full name alone, and imports store it in a field.
  const fullName = tidy(texts.name || texts.full_name || '', longestName);
  const split = firstName || lastName ? { firstName: '', lastName: '' } : splitName(fullName);
  return {
    ...texts,
    name: [first, last].filter(Boolean).join(' ') || fullName,
    firstName: first || split.firstName,
    lastName: last || split.lastName,
    email,
    greeting: greetingFor(firstName || split.firstName, lastName || split.lastName),
  };
}

/** Formats the values of existing fields: those of deleted ones are removed later. */
function fieldTexts(fields: FieldValues, types: ReadonlyMap<string, FieldType>): Personal {
  const texts: Record<string, string> = {};
  for (const [key, value] of Object.entries(fields)) {
    const type = types.get(key);
    if (type) texts[key] = tidy(fieldText(type, value), longestValue);
  }
  return texts;
}

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats the value of a field for its person: `January 31, 2026`. */
function fieldText(type: FieldType, value: FieldValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const day = type === 'date' ? Date.parse(String(value).slice(0, 10)) : NaN;
  return Number.isNaN(day) ? String(value) : dates.format(day);
}

/** Returns "Hello Anna,", or a greeting without a name when there is no usable one. */
function greetingFor(firstName: string | null, lastName: string | null): string {
  const name = tidy(firstName, Infinity) || tidy(lastName, Infinity);
  return name && name.length <= longestName ? `Hello ${name},` : 'Hello,';
}
