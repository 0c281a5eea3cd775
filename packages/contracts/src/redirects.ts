import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { page, pageSizeUpTo, search } from './list-query.ts';
import { plainPath } from './plain-path.ts';
import { maxCharacters } from './max-characters.ts';

/**
 * A path of the site that leads elsewhere. `manual`: staff made it; `renamed`: a post had this slug before, and `to` is
 * its current address.
 */
export const Redirect = z.object({
  id: z.string(),
  kind: z.enum(['manual', 'renamed']),
  from: z.string(),
  to: z.string(),
  createdBy: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
});
export type Redirect = z.infer<typeof Redirect>;

const maxLength = 1_000;
const site = 'https://site.example';

/** Returns a path as browsers request it and the site reads it. */
const requested = (path: string): string => (URL.canParse(path, site) ? plainPath(new URL(path, site).pathname) : path);

/** Returns false for a path that the site answers with 400, whatever redirect it has. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Returns an address as browsers follow it; a path in the spelling that `from` has. */
export function followed(address: string): string {
  if (!URL.canParse(address, site)) return address;
  const { href, pathname, search, hash } = new URL(address, site);
  return address.startsWith('/') ? plainPath(pathname) + search + hash : href;
}

const path = z
  .string()
  .check(
    z.trim(),
    z.regex(/^\/(?![/\\])(?:[^?#\s%]|%[\da-f]{2})*$/i, 'Write a path of this site such as /old-page, without ? and #'),
    z.refine(isReadable, 'The site cannot read this path: its percent signs must encode UTF-8'),
    z.overwrite(requested),
    maxCharacters(maxLength),
  );
const target = z.string().check(
  z.trim(),
  z.regex(/^(?:\/(?![/\\])\S*|https:\/\/[^\s/]+\S*)$/, 'Write a path such as /new-page, or an https address'),
  z.refine((address) => URL.canParse(address, site), 'Write a path such as /new-page, or an https address'),
  z.overwrite(followed),
  maxCharacters(maxLength),
);

/**
 * Lists the redirects, newest first, 50 per page by default; `search` in both paths.
 */
export const listRedirects = defineEndpoint({
  method: 'GET',
  path: '/api/redirects',
  access: 'staff',
  query: z.object({ search, page, pageSize: pageSizeUpTo(200) }),
  response: z.object({ redirects: z.array(Redirect), total: z.int() }),
});

/**
 * Creates a redirect from a path where the site has no page. `loop`: the target leads back; `chain`: the target is
 * a redirect itself, so that readers would wait twice; `taken`: the path has a redirect or a page already, or is in a
 * folder of the site's own files and calls.
 */
export const createRedirect = defineEndpoint({
  method: 'POST',
  path: '/api/redirects',
  access: 'staff',
  body: z.object({ from: path, to: target }),
  status: 201,
  response: z.object({ redirect: Redirect }),
  errors: { loop: 409, chain: 409, taken: 409 },
});

/** Deletes a redirect, also one that remembers a former slug: its path then leads nowhere. */
export const deleteRedirect = defineEndpoint({
  method: 'DELETE',
  path: '/api/redirects/:id',
  access: 'staff',
  params: z.object({ id: z.string() }),
  response: 'nothing',
});

/** Returns where a path without a page leads. Former slugs are answered by `getPostBySlug`. */
export const findRedirect = defineEndpoint({
  method: 'GET',
  path: '/api/redirects/target',
  access: 'public',
  query: z.object({ path: z.string().check(z.maxLength(maxLength)) }),
  response: z.object({ to: z.nullable(z.string()) }),
});
