import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { givenDay } from './given-time.ts';
import { maxCharacters } from './max-characters.ts';

/** A staff member's confirmation that a sentence was checked: the email address and the time. */
export const ClaimCheck = z.object({
  sentence: z.string(),
  checkedBy: z.string(),
  checkedAt: z.iso.datetime(),
});
export type ClaimCheck = z.infer<typeof ClaimCheck>;

/** A source as readers see it. `readOn` is a day as `YYYY-MM-DD`, `quote` the words of the source. */
export const ShownSource = z.object({
  title: z.string(),
  url: z.nullable(z.string()),
  document: z.nullable(z.string()),
  readOn: z.nullable(z.string()),
  quote: z.nullable(z.string()),
});
export type ShownSource = z.infer<typeof ShownSource>;

/** A source of a sentence, with the email address of the staff member who added it. It counts as that one's check. */
export const ClaimSource = z.extend(ShownSource, {
  id: z.uuid(),
  sentence: z.string(),
  addedBy: z.string(),
  addedAt: z.iso.datetime(),
});
export type ClaimSource = z.infer<typeof ClaimSource>;

/** The schema of a sentence as the claims check finds it. */
export const ClaimSentence = z.string().check(z.minLength(1), z.maxLength(20_000));

const text = (maxLength: number) => z.string().check(z.trim(), maxCharacters(maxLength));

const isWebAddress = (address: string): boolean =>
  address === '' || (/^https?:\/\/[^\s/\\]+[^\s\\]*$/i.test(address) && URL.canParse(address));

/** Hours that the first time zone of a day is ahead of UTC. */
const mostAhead = 14;

/** True for a day that has started in some time zone: the clock of the server may be behind that of the reader. */
const hasStarted = (day: string): boolean =>
  day <= new Date(Date.now() + mostAhead * 3_600_000).toISOString().slice(0, 10);

const pastDay = givenDay().check(z.refine(hasStarted, 'Choose a day up to today'));

/** The body that adds a source. It needs a title, and a URL or quoted words. Empty fields count as absent. */
export const NewClaimSource = z
  .object({
    sentence: ClaimSentence,
    title: text(300).check(z.minLength(1, 'Write the title of the source')),
    url: z.optional(text(2_000).check(z.refine(isWebAddress, 'Write an address that begins with https://'))),
    document: z.optional(text(300)),
    readOn: z.optional(z.union([z.literal(''), pastDay], 'Choose a day')),
    quote: z.optional(text(2_000)),
  })
  .check(
    z.refine(({ url, quote }) => Boolean(url) || Boolean(quote), {
      path: ['url'],
      error: 'Write an address, or quote the words of the source',
    }),
  );
export type NewClaimSource = z.infer<typeof NewClaimSource>;

const ofPost = z.object({ id: z.uuid() });

/**
 * Lists the unsupported sentences of a post that were checked, the latest first, and the sources of its sentences, the
 * first added first. `showSources`: readers see the sources. Both are absent in responses of an earlier release.
 */
export const listClaimChecks = defineEndpoint({
  method: 'GET',
  path: '/api/blog-posts/:id/claim-checks',
  access: 'staff',
  params: ofPost,
  response: z.object({
    checks: z.array(ClaimCheck),
    sources: z.optional(z.array(ClaimSource)),
    showSources: z.optional(z.boolean()),
  }),
});

/** Sets whether readers see the sources of a post at its end. */
export const changeClaimChecks = defineEndpoint({
  method: 'PATCH',
  path: '/api/blog-posts/:id/claim-checks',
  access: 'staff',
  params: ofPost,
  body: z.object({ showSources: z.optional(z.boolean()) }),
  response: z.object({ showSources: z.boolean() }),
});

/** Adds a source to a sentence, which then counts as checked by the current user. */
export const addClaimSource = defineEndpoint({
  method: 'POST',
  path: '/api/blog-posts/:id/claim-checks/sources',
  access: 'staff',
  params: ofPost,
  body: NewClaimSource,
  status: 201,
  response: z.object({ source: ClaimSource }),
});

/** Deletes a source. Its sentence needs a check again at the next save for readers. */
export const deleteClaimSource = defineEndpoint({
  method: 'DELETE',
  path: '/api/blog-posts/:id/claim-checks/sources/:sourceId',
  access: 'staff',
  params: z.object({ id: z.uuid(), sourceId: z.uuid() }),
  response: 'nothing',
});
