import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/** A person's word that a sentence was checked: who gave it, by email address, and when. */
export const ClaimCheck = z.object({
  sentence: z.string(),
  checkedBy: z.string(),
  checkedAt: z.iso.datetime(),
});
export type ClaimCheck = z.infer<typeof ClaimCheck>;

/** The unsupported sentences of a post that somebody checked, the latest first. */
export const listClaimChecks = defineEndpoint({
  method: 'GET',
  path: '/api/blog-posts/:id/claim-checks',
  access: 'staff',
  params: z.object({ id: z.uuid() }),
  response: z.object({ checks: z.array(ClaimCheck) }),
});
