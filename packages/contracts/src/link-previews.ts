import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/** The texts of a page for a link to it. Empty when the page has none. */
export const LinkPreview = z.object({ title: z.string(), description: z.string() });
export type LinkPreview = z.infer<typeof LinkPreview>;

/**
 * Fetches a page from a public address and reads its title and description; stores nothing. `unreachable`: the address
 * is private, unknown, does not respond in time, or has no page of the allowed size.
 */
export const previewLink = defineEndpoint({
  method: 'POST',
  path: '/api/link-previews',
  access: 'staff',
  audit: { none: 'changes nothing' },
  body: z.object({ url: z.string().check(z.trim(), z.maxLength(2_000)) }),
  maxSeconds: 60,
  response: z.object({ preview: LinkPreview }),
  errors: { unreachable: 422 },
});
