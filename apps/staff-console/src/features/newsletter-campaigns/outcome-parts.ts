import type { CampaignCounts } from '@workspace/contracts/campaign';
import type { StackedBarPart } from '@workspace/ui/StackedBar';

/** Returns the recipients of a campaign by the outcome of their email. */
export const outcomeParts = (counts: CampaignCounts, isCancelled: boolean): StackedBarPart[] => [
  { name: 'Submitted', count: counts.handedOver, tone: 'good' },
  { name: 'Tried again later', count: counts.retry, tone: 'soon' },
  { name: 'Skipped', count: counts.skipped, tone: 'quiet' },
  { name: 'Uncertain', count: counts.uncertain, tone: 'caution' },
  { name: 'Refused', count: counts.refused, tone: 'danger' },
  { name: isCancelled ? 'Being left out' : 'Queued', count: counts.queued, tone: 'waiting' },
];
