/** Returns a LIKE pattern that matches any string with this literal text. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
