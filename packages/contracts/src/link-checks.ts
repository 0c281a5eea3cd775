import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/** The number of addresses that one request may check. */
export const maxLinksPerCheck = 100;

/**
 * The result for one address. `missing`: a post that readers cannot open, or a page that its site does not have;
 * `unknown`: the site gave no clear response.
 */
export const LinkCheck = z.object({ url: z.string(), state: z.enum(['found', 'missing', 'unknown']) });
export type LinkCheck = z.infer<typeof LinkCheck>;

/**
 * Checks where the links of a text lead, in the order given: to posts and redirects by the database, to other pages and
 * sites by one request each.
 */
export const checkLinks = defineEndpoint({
  method: 'POST',
  path: '/api/link-checks',
  access: 'staff',
  audit: { none: 'changes nothing' },
  permission: 'blog-posts:read',
  body: z.object({ urls: z.array(z.string().check(z.maxLength(2_000))).check(z.maxLength(maxLinksPerCheck)) }),
  response: z.object({ links: z.array(LinkCheck) }),
});
