// The same characters that a browser's own serializer escapes, so that sanitized HTML equals the stored one.
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\u00a0': '&nbsp;' };

/** Replaces the characters that `which` matches, `inText` or `inAttribute`, by their references. */
export const escapeCharacters = (text: string, which: RegExp): string =>
  text.replace(which, (character) => escapes[character]!);

export const inText = /[&<>\u00a0]/g;
export const inAttribute = /[&<>"\u00a0]/g;
