const namedAddress = /(?:"(?:[^"\\]|\\.)*"\s*|[^"<>,;\n]*)<\s*([^<>\s]+)\s*>/g;

/** Returns the addresses of a text, unchecked: with spaces, commas, semicolons or lines between them, and without names. */
export const addressesIn = (text: string): string[] =>
  text
    .replaceAll(namedAddress, ' $1 ')
    .split(/[\s,;]+/)
    .filter(Boolean);
