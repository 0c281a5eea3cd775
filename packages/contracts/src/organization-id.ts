import * as z from 'zod/mini';

/** The id of a LinkedIn page: digits, as text or as a number. */
export const OrganizationId = z.coerce.string<string | number>().check(z.regex(/^\d{1,20}$/, 'Choose a page'));
