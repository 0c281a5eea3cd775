import * as z from 'zod/mini';
import { composingErrors, unfinishedContent } from './campaign-draft.ts';
import { testLimits } from './campaign-variants.ts';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

const byId = z.object({ id: z.uuid() });

/** A rendered message. `subject` and `preheader` are those of the recipient; `bytes` is the total size. */
export const CampaignPreview = z.object({
  subject: z.string(),
  preheader: z.optional(z.string()),
  /** The name of a variant's sender; omitted for the usual one. */
  senderName: z.optional(z.string()),
  html: z.string(),
  text: z.string(),
  bytes: z.int(),
});
export type CampaignPreview = z.infer<typeof CampaignPreview>;

/**
 * Renders the message of an unsent campaign with unsaved content, for one subscriber or for one without a name. Stores
 * nothing. Posts that readers cannot see and pictures that do not exist are left out, unknown merge fields have their
 * fallback.
 */
export const previewUnsavedCampaign = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter-campaigns/:id/previews',
  access: 'staff',
  audit: { none: 'changes nothing' },
  permission: 'newsletter-campaigns:read',
  params: byId,
  body: z.object({
    ...unfinishedContent,
    subscriberId: z.optional(z.uuid()),
  }),
  response: CampaignPreview,
  errors: composingErrors,
});

/** A person of a campaign to preview it as. */
const Reader = z.object({
  /** The ID of one of their subscriptions. */
  id: z.uuid(),
  email: z.string(),
  firstName: z.nullable(z.string()),
});

/**
 * Lists some people who would get a campaign now, of its lists and segments, each once. `search` finds parts of
 * addresses and names, or beginnings of words when it is shorter than three characters.
 */
export const listReaders = defineEndpoint({
  method: 'GET',
  path: '/api/newsletter-campaigns/:id/readers',
  access: 'staff',
  permission: 'email-lists:read',
  params: byId,
  query: z.object({ search: z.optional(z.string().check(z.trim(), z.maxLength(254))) }),
  response: z.object({ readers: z.array(Reader) }),
});

/** Puts a campaign of any status into the archive of the site, or takes it out. Only sent campaigns are shown there. */
export const changeArchive = defineEndpoint({
  method: 'PATCH',
  path: '/api/newsletter-campaigns/:id/web-version',
  access: 'staff',
  params: byId,
  body: z.object({ isInArchive: z.optional(z.boolean()) }),
  response: z.object({ isInArchive: z.boolean() }),
});

/** The most addresses of one request for tests. */
export const mostTests = 10;

/** An address that a test was not sent to, with the reason as a sentence. */
export const RejectedTest = z.object({ email: z.string(), reason: z.string() });

/**
 * Sends the message to several addresses, each as the subscriber of the campaign's list with that address, else as a
 * person without a name. Suppressed addresses, addresses that are none and those that the mail server did not take are
 * rejected; the others get theirs. Duplicates get one. Of an A/B test they get the first variant, or `variant`.
 */
export const sendTests = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter-campaigns/:id/tests',
  access: 'staff',
  params: byId,
  body: z.object({
    emails: z
      .array(z.string().check(z.trim(), z.maxLength(320, 'This is too long for an email address')))
      .check(
        z.minLength(1, 'Write at least one address'),
        z.maxLength(mostTests, `Send at most ${mostTests} at a time`),
      ),
    variant: z.optional(z.int().check(z.gte(0), z.lt(testLimits.variants.to))),
  }),
  limit: { most: 30, minutes: 10 },
  maxSeconds: 120,
  response: z.object({ accepted: z.array(z.string()), rejected: z.array(RejectedTest) }),
  errors: composingErrors,
});
