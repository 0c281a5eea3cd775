/** Returns a LIKE pattern that matches any string with this literal text. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
