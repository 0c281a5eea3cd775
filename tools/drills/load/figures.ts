import type { Deliveries } from './start-campaign.ts';
import type { Requests } from './requests.ts';

/** Returns the figures of a load, with the unit in each name. */
export function figuresOf(
  { counts, failures, milliseconds }: Requests,
  writes: { confirmed: number; lost: string[] },
  deliveries: Deliveries,
): Record<string, number> {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  return {
    'requests of visitors': (counts.page ?? 0) + (counts['visitor write'] ?? 0),
    'requests of staff': (counts['staff read'] ?? 0) + (counts['staff save'] ?? 0),
    'failed requests': failures.length,
    'median ms': at(0.5),
    'p99 ms': at(0.99),
    'confirmed writes': writes.confirmed,
    'lost writes': writes.lost.length,
    recipients: deliveries.recipients,
    'handed over': deliveries.handedOver,
    'uncertain deliveries': deliveries.uncertain,
    'doubled deliveries': deliveries.doubled,
  };
}

/** Returns the broken promises that hold in every drill. */
export const brokenOf = (writes: { lost: string[] }, deliveries: Deliveries): string[] => [
  ...writes.lost,
  ...deliveries.wrong,
  ...(deliveries.doubled > 0 ? [`${deliveries.doubled} recipients got the campaign twice`] : []),
];
