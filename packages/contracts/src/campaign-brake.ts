import * as z from 'zod/mini';

/**
 * Why the system paused a campaign. `complaints`: recipients reported it as spam. `blocks`: servers rejected it for
 * good, because of policy, authentication or content, or returned implausibly many as addresses that do not exist.
 * `count` of them are `percent` of the submitted emails, for `blocks` of the submitted and the refused ones. `sentence`
 * says so for staff.
 */
export const PausedBecause = z.object({
  kind: z.enum(['complaints', 'blocks']),
  count: z.int(),
  percent: z.number(),
  sentence: z.string(),
});
export type PausedBecause = z.infer<typeof PausedBecause>;
