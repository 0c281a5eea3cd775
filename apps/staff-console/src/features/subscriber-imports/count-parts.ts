import type { SubscriberImport } from '@workspace/contracts/subscriber-imports';
import type { StackedBarPart } from '@workspace/ui/StackedBar';

/** Returns the rows of a file by their outcome. */
export const countParts = ({ counts, status }: SubscriberImport): StackedBarPart[] => [
  { name: status === 'done' || status === 'undone' ? 'Added' : 'New', count: counts.added, tone: 'good' },
  { name: 'Already there', count: counts.present, tone: 'quiet' },
  ...(counts.unsubscribed
    ? [{ name: 'Unsubscribed elsewhere', count: counts.unsubscribed, tone: 'waiting' as const }]
    : []),
  { name: 'Left before', count: counts.left, tone: 'waiting' },
  { name: 'Doubled in the file', count: counts.doubled, tone: 'caution' },
  { name: 'Invalid', count: counts.invalid, tone: 'danger' },
];
