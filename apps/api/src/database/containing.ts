/** A pattern for LIKE that finds what contains a text, to the letter. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** A pattern for LIKE that finds what begins with a text, to the letter. */
export const beginningWith = (text: string): string => containing(text).slice(1);
