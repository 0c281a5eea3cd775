import * as z from 'zod/mini';

/** PostgreSQL has no year 0, which ISO 8601 allows. */
const hasYear = (text: string): boolean => !text.startsWith('0000');

/** Creates the schema of a time in a request. */
export const givenTime = (message = 'Choose a day and a time') =>
  z.iso.datetime(message).check(z.refine(hasYear, message));

/** Creates the schema of a day in a request. */
export const givenDay = (message = 'Choose a day') => z.iso.date(message).check(z.refine(hasYear, message));
