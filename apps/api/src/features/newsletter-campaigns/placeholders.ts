import { escapeMarkup } from '@workspace/contracts/escape-markup';
import { mergeField } from '@workspace/contracts/merge-fields';

/** The personal data in a message by its placeholder: merge fields, and the product's own placeholders. */
export type Personal = Readonly<Record<string, string>>;

/** The person that a message is written to. */
export interface Person {
  email: string;
  firstName: string | null;
  lastName: string | null;
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

/** Strips control characters and bidirectional overrides; empty for a value that is too long to be one. */
function tidy(value: string | null, longest: number): string {
  const text = (value ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= longest ? text : '';
}

/** Returns the values of the merge fields, and the greeting, for a recipient. */
export function personalOf({ email, firstName, lastName }: Person): Personal {
  const first = tidy(firstName, longestName);
  const last = tidy(lastName, longestName);
  return {
    name: [first, last].filter(Boolean).join(' '),
    firstName: first,
    lastName: last,
    email,
    greeting: greetingFor(firstName, lastName),
  };
}

/** Returns "Hello Anna,", or a greeting without a name when there is no usable one. */
function greetingFor(firstName: string | null, lastName: string | null): string {
  const name = tidy(firstName, Infinity) || tidy(lastName, Infinity);
  return name && name.length <= longestName ? `Hello ${name},` : 'Hello,';
}
