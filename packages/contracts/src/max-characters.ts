import * as z from 'zod/mini';

/** Returns the message for a text of more than `most` characters. */
export const tooLong = (most: number): string => `Keep this to ${most.toLocaleString('en-US')} characters`;

/** Creates the check that a text has at most `most` characters. */
export const maxCharacters = (most: number) => z.maxLength(most, tooLong(most));
