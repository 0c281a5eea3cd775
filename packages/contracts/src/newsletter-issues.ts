import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/** A picture of an issue. The size is in CSS pixels. */
const Picture = z.object({ url: z.string(), width: z.int(), height: z.int(), alt: z.string() });

/** A block of an issue. Merge fields have their fallback. */
export const IssueBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), html: z.string() }),
  z.object({ type: z.literal('image'), picture: Picture }),
  z.object({ type: z.literal('button'), text: z.string(), url: z.string() }),
  z.object({ type: z.literal('divider') }),
  z.object({
    type: z.literal('post'),
    slug: z.string(),
    title: z.string(),
    excerpt: z.string(),
    category: z.string(),
    readTime: z.string(),
    cover: z.nullable(Picture),
  }),
]);
export type IssueBlock = z.infer<typeof IssueBlock>;

/** An issue in the archive. */
export const IssueSummary = z.object({
  token: z.string(),
  subject: z.string(),
  preheader: z.string(),
  sentAt: z.iso.datetime(),
});
export type IssueSummary = z.infer<typeof IssueSummary>;

/** The path of an issue on the site. Whoever has the token reads it. */
export const issuePath = (token: string): string => `/newsletters/${token}`;

/** The most issues of the archive's page. */
export const mostIssues = 200;

/** Lists the sent campaigns that staff put into the archive, the newest first, at most `mostIssues`. */
export const listIssues = defineEndpoint({
  method: 'GET',
  path: '/api/newsletter-issues',
  access: 'public',
  response: z.object({ issues: z.array(IssueSummary) }),
});

/**
 * Returns the web version of a started campaign, without personal data. Posts that readers cannot see any more are left
 * out.
 */
export const getIssue = defineEndpoint({
  method: 'GET',
  path: '/api/newsletter-issues/:token',
  access: 'public',
  params: z.object({ token: z.string().check(z.regex(/^[0-9a-f]{32}$/)) }),
  response: z.object({
    issue: z.extend(IssueSummary, { isInArchive: z.boolean(), blocks: z.array(IssueBlock) }),
  }),
  errors: { not_found: 404 },
});
