import type { DeliveryStatus } from '@workspace/contracts/newsletter-deliveries';
import { Badge, type BadgeTone } from '@workspace/ui/Badge';

/** Label and tone of each delivery status. */
export const deliveryLabels: Record<DeliveryStatus, readonly [BadgeTone, string]> = {
  queued: ['neutral', 'Queued'],
  handing: ['lane', 'Being submitted'],
  handed_over: ['good', 'Submitted'],
  retry: ['caution', 'Tried again later'],
  uncertain: ['caution', 'Uncertain'],
  refused: ['danger', 'Refused'],
  skipped: ['neutral', 'Skipped'],
};

export function DeliveryBadge({ status }: { status: DeliveryStatus }) {
  const [tone, label] = deliveryLabels[status];
  return <Badge tone={tone}>{label}</Badge>;
}
