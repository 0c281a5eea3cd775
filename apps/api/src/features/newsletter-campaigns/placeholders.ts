import { escapeMarkup } from '@workspace/contracts/escape-markup';

/** The personal data in the two parts of a message. */
export interface Personal {
  greeting: string;
  preferencesUrl: string;
  /** The name of the list that the recipient is on. */
  listName: string;
  /** The token of counted links; empty when links are not counted. */
  reader: string;
}

const mark = /\{\{(\w+)\}\}/g;

/** Escapes external text, so that nothing in it is read as a placeholder. */
export const escapePlaceholders = (text: string): string => text.replaceAll('{{', '{ {');

/** Fills in the placeholders of one part for a recipient. In HTML the values are escaped. */
export function fillPlaceholders(content: string, personal: Personal, kind: 'html' | 'text'): string {
  return content.replace(mark, (_all, name: keyof Personal) =>
    kind === 'html' ? escapeMarkup(personal[name]) : personal[name],
  );
}

/** Returns "Hello Anna,", or a greeting without a name when there is no usable one. */
export function greetingFor(firstName: string | null, lastName: string | null): string {
  // Strips control characters and bidirectional overrides from a name.
  const tidy = (name: string | null) =>
    (name ?? '')
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  const name = tidy(firstName) || tidy(lastName);
  return name && name.length <= 60 ? `Hello ${name},` : 'Hello,';
}
