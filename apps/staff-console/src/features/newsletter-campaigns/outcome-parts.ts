import type { CampaignCounts } from '@workspace/contracts/newsletter-campaigns';
import type { StackedBarPart } from '@workspace/ui/StackedBar';

/** The recipients of a campaign by what became of the message to each. */
export const outcomeParts = (counts: CampaignCounts, isCancelled: boolean): StackedBarPart[] => [
  { name: 'Handed over', count: counts.handedOver, tone: 'good' },
  { name: 'Tried again later', count: counts.retry, tone: 'soon' },
  { name: 'Skipped', count: counts.skipped, tone: 'quiet' },
  { name: 'Uncertain', count: counts.uncertain, tone: 'caution' },
  { name: 'Refused', count: counts.refused, tone: 'danger' },
  { name: isCancelled ? 'Being left out' : 'Queued', count: counts.queued, tone: 'waiting' },
];
