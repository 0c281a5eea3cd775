import type { Campaign } from '@workspace/contracts/campaign';

/** Returns the start of the next scheduled campaign, in milliseconds since 1970; null without one. */
export function nextStart(campaigns: readonly Pick<Campaign, 'status' | 'scheduledAt'>[]): number | null {
  const times = campaigns.flatMap(({ status, scheduledAt }) =>
    status === 'scheduled' && scheduledAt ? Date.parse(scheduledAt) : [],
  );
  return times.length > 0 ? Math.min(...times) : null;
}
