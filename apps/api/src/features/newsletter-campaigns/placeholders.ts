import { escapeMarkup } from '@workspace/contracts/escape-markup';

/** What differs from one recipient to the next in the two parts of a message. */
export interface Personal {
  greeting: string;
  preferencesUrl: string;
  /** The token of counted links; empty where none are counted. */
  reader: string;
}

const mark = /\{\{(\w+)\}\}/g;

/** A text from elsewhere, so that nothing in it is taken for a placeholder. */
export const unmarked = (text: string): string => text.replaceAll('{{', '{ {');

/** One part of the message as one person gets it. In HTML what is put in is text, whatever it holds. */
export function fillIn(content: string, personal: Personal, kind: 'html' | 'text'): string {
  return content.replace(mark, (_all, name: keyof Personal) =>
    kind === 'html' ? escapeMarkup(personal[name]) : personal[name],
  );
}

/** "Hello Anna," or where there is no name, or one that is no name, a greeting that needs none. */
export function greetingFor(firstName: string | null, lastName: string | null): string {
  // Control characters, and those that turn the direction of what follows, have no place in a name.
  const tidy = (name: string | null) =>
    (name ?? '')
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  const name = tidy(firstName) || tidy(lastName);
  return name && name.length <= 60 ? `Hello ${name},` : 'Hello,';
}
