import * as z from 'zod/mini';
import { composingErrors } from './campaign-draft.ts';
import { staffOnCampaign } from './campaign.ts';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/** One pre-flight check. `stop`: the campaign must not be sent like this. */
export const PreflightCheck = z.object({
  name: z.enum([
    'audience',
    'postal-address',
    'posts',
    'pictures',
    'merge-fields',
    'ab-test',
    'size',
    'plain-text',
    'unsubscribe',
    'links',
    'spf',
    'dkim',
    'dmarc',
    'warm-up',
  ]),
  outcome: z.enum(['ok', 'warning', 'stop']),
  sentence: z.string(),
  /** The number of people, in the check of the audience. */
  people: z.optional(z.int()),
});
export type PreflightCheck = z.infer<typeof PreflightCheck>;

/** Runs the pre-flight. Takes some seconds: it requests the links and queries DNS. */
export const checkCampaign = defineEndpoint({
  method: 'GET',
  path: '/api/newsletter-campaigns/:id/preflight',
  ...staffOnCampaign,
  response: z.object({
    checks: z.array(PreflightCheck),
    /** Seconds after Send during which it can be undone. An API of an earlier release omits it. */
    secondsToUndo: z.optional(z.int()),
  }),
  errors: composingErrors,
});
