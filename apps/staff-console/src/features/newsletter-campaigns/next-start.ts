import type { Campaign } from '@workspace/contracts/newsletter-campaigns';

/** When the next of these campaigns goes out by itself, in milliseconds since 1970; null where none does. */
export function nextStart(campaigns: readonly Pick<Campaign, 'status' | 'scheduledAt'>[]): number | null {
  const times = campaigns.flatMap(({ status, scheduledAt }) =>
    status === 'scheduled' && scheduledAt ? Date.parse(scheduledAt) : [],
  );
  return times.length > 0 ? Math.min(...times) : null;
}
