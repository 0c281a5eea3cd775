import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/** A staff member's confirmation that a sentence was checked: the email address and the time. */
export const ClaimCheck = z.object({
  sentence: z.string(),
  checkedBy: z.string(),
  checkedAt: z.iso.datetime(),
});
export type ClaimCheck = z.infer<typeof ClaimCheck>;

/** Lists the unsupported sentences of a post that were checked, the latest first. */
export const listClaimChecks = defineEndpoint({
  method: 'GET',
  path: '/api/blog-posts/:id/claim-checks',
  access: 'staff',
  params: z.object({ id: z.uuid() }),
  response: z.object({ checks: z.array(ClaimCheck) }),
});
