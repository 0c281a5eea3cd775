import * as z from 'zod/mini';
import { asSeen, startErrors } from './campaign-draft.ts';
import { oneCampaign, staffOnCampaign } from './campaign.ts';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { givenTime } from './given-time.ts';

/** Minutes after its time during which a scheduled campaign still starts automatically. */
export const minutesOfGrace = 60;

/**
 * Starts sending to the lists and segments as they are now; responds before the ledger is written. The first message
 * leaves when `secondsToUndo` have passed and the ledger is complete. Repeated and concurrent requests start a campaign
 * once: the others get `already_sent`. If it was changed since `basedOn`, its `updatedAt` on the page, it does not start
 * (`changed_meanwhile`).
 */
export const sendCampaign = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter-campaigns/:id/sending',
  ...staffOnCampaign,
  body: z.object(asSeen),
  status: 202,
  response: oneCampaign,
  errors: startErrors,
});

/**
 * Takes the start of sending back: the campaign is a draft again, and nothing of it has left. `too_late`: its time is
 * over. `wrong_moment`: it is not being sent.
 */
export const undoSending = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter-campaigns/:id/undo',
  ...staffOnCampaign,
  response: oneCampaign,
  errors: { too_late: 409, wrong_moment: 409 },
});

/**
 * Schedules a campaign for a future time, to the lists as they are then. Without `at` it is unscheduled. `basedOn` as in
 * `sendCampaign`, for a campaign that gets a time.
 */
export const scheduleCampaign = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter-campaigns/:id/schedule',
  ...staffOnCampaign,
  body: z.object({ at: z.nullable(givenTime()), ...asSeen }),
  response: oneCampaign,
  errors: { in_the_past: 422, ...startErrors },
});

const step = (name: 'pause' | 'resume' | 'cancel') =>
  ({
    method: 'POST',
    path: `/api/newsletter-campaigns/:id/${name}`,
    ...staffOnCampaign,
    response: oneCampaign,
    errors: { wrong_moment: 409 },
  }) as const;

/** Stops submitting immediately; messages being submitted at this moment are still sent. */
export const pauseCampaign = defineEndpoint(step('pause'));

/** Resumes a paused campaign. One that the system paused is paused again when its complaints or blocks have doubled. */
export const resumeCampaign = defineEndpoint(step('resume'));

/** Cancels a campaign for good. Recipients who have not received it never will. */
export const cancelCampaign = defineEndpoint(step('cancel'));
