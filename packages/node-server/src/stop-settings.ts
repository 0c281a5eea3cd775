import * as z from 'zod';

const leastSeconds = 1;

/** The variables for stopping, for each server's environment. */
export const stopVariables = {
  STOP_SECONDS: z.coerce.number().min(leastSeconds).max(3_600).default(30),
  DRAIN_SECONDS: z.coerce.number().min(0).max(3_600).default(0),
};

export interface StopSettings {
  /** Time limit for the whole stop. */
  stopSeconds: number;
  /**
   * Time in which requests are still accepted after readiness reports 503, so that a load balancer notices. Part of
   * `stopSeconds`.
   */
  drainSeconds: number;
}

type Variables = z.output<z.ZodObject<typeof stopVariables>>;

/** A refinement of the environment: time must remain after the drain. */
export function checkStopVariables({ STOP_SECONDS, DRAIN_SECONDS }: Variables, context: z.RefinementCtx): void {
  // A duration that is too short has its own message.
  if (STOP_SECONDS < leastSeconds || DRAIN_SECONDS < STOP_SECONDS) return;
  context.addIssue({ code: 'custom', path: ['DRAIN_SECONDS'], message: 'has to be less than STOP_SECONDS' });
}

export const stopSettingsOf = ({ STOP_SECONDS, DRAIN_SECONDS }: Variables): StopSettings => ({
  stopSeconds: STOP_SECONDS,
  drainSeconds: DRAIN_SECONDS,
});
