import * as z from 'zod/mini';

/** The ID of a LinkedIn organization: digits, as text or as a number. */
export const OrganizationId = z.pipe(
  z.union([z.string(), z.int()], 'Choose a page'),
  z.pipe(
    z.transform((id: string | number) => String(id)),
    z.string().check(z.regex(/^\d{1,20}$/, 'Choose a page')),
  ),
);
