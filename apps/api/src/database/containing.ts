/** A pattern for LIKE that finds what contains a text, to the letter. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
