import type { CampaignStatus } from '@workspace/contracts/campaign';
import { Badge, type BadgeTone } from '@workspace/ui/Badge';

const statuses: Record<CampaignStatus, readonly [BadgeTone, string]> = {
  draft: ['neutral', 'Draft'],
  scheduled: ['caution', 'Scheduled'],
  late: ['danger', 'Late'],
  sending: ['lane', 'Sending'],
  paused: ['caution', 'Paused'],
  sent: ['good', 'Sent'],
  cancelled: ['neutral', 'Cancelled'],
};

/** The status of a campaign as a badge. */
export function CampaignBadge({ status }: { status: CampaignStatus }) {
  const [tone, label] = statuses[status];
  return <Badge tone={tone}>{label}</Badge>;
}
