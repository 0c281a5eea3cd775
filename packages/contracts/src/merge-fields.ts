/** The merge fields that every subscriber has. Custom fields of subscribers add theirs. */
export const builtInMergeFields = ['name', 'firstName', 'lastName', 'email'] as const;

/** Placeholders that the product fills by itself: writers cannot use them. */
const ownPlaceholders: readonly string[] = ['greeting', 'preferencesUrl', 'unsubscribeUrl', 'reader', 'listName'];

/**
 * `{{name}}`, or `{{name|there}}` with a text for recipients without a value: the key and the fallback are captured.
 * Spaces around both are ignored.
 */
export const mergeField = /\{\{ *([A-Za-z][\w-]*) *(?:\|([^{}\r\n]*))?\}\}/g;

/** Returns the merge fields of a text in order, as they are written. */
export const mergeFieldsIn = (text: string): string[] => text.match(mergeField) ?? [];

/**
 * Returns the first opening braces of a text that are no known merge field, with what follows them; undefined without
 * any.
 */
export function unknownMergeField(text: string, known: readonly string[]): string | undefined {
  const rest = text.replace(mergeField, (whole, key: string) => (known.includes(key) ? '' : whole));
  return /\{\{[^{}\r\n]{0,40}(?:\}\})?/.exec(rest)?.[0];
}

/**
 * Escapes the double braces of a text that are no merge field of a writer: nothing in it is then read as a placeholder
 * of the product.
 */
export function keepMergeFields(text: string): string {
  let escaped = '';
  let at = 0;
  for (const { 0: whole, 1: key = '', index } of text.matchAll(mergeField)) {
    if (ownPlaceholders.includes(key)) continue;
    // A brace before the field would form a pair with its first one.
    escaped += `${escapeBraces(text.slice(at, index)).replace(/\{$/, '{ ')}${whole}`;
    at = index + whole.length;
  }
  return escaped + escapeBraces(text.slice(at));
}

/** Separates double braces, so that they are no placeholder. */
export const escapeBraces = (text: string): string => text.replace(/\{(?=\{)/g, '{ ');

/** Fills the merge fields of plain text: a missing or empty value gives the fallback. */
export const fillMergeFields = (text: string, values: Readonly<Record<string, string | undefined>>): string =>
  text.replace(
    mergeField,
    (_whole, key: string, fallback: string = '') => (Object.hasOwn(values, key) && values[key]) || fallback.trim(),
  );
