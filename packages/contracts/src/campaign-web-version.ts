import * as z from 'zod/mini';

/** Fields of a draft about its web version. */
export const webVersionFields = {
  /** True when the email links to its web version. */
  hasWebLink: z.optional(z.boolean()),
  /** True when the site lists the campaign once it is sent. */
  isInArchive: z.optional(z.boolean()),
};

/** The web version in a response: see `newsletter-issues.ts`. An API of an earlier release omits it. */
export const shownWebVersion = { ...webVersionFields, webToken: z.optional(z.string()) };
