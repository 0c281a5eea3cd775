import * as z from 'zod/mini';

/** The id of a LinkedIn page: digits, as text or as a number. */
export const OrganizationId = z.pipe(
  z.union([z.string(), z.int()], 'Choose a page'),
  z.pipe(
    z.transform((id: string | number) => String(id)),
    z.string().check(z.regex(/^\d{1,20}$/, 'Choose a page')),
  ),
);
