import type { SequenceStatus } from '@workspace/contracts/sequences';
import { Badge, type BadgeTone } from '@workspace/ui/Badge';

const statuses: Record<SequenceStatus, readonly [BadgeTone, string]> = {
  draft: ['neutral', 'Draft'],
  active: ['good', 'Active'],
  paused: ['caution', 'Paused'],
};

/** The status of a sequence as a badge. */
export function SequenceBadge({ status }: { status: SequenceStatus }) {
  const [tone, label] = statuses[status];
  return <Badge tone={tone}>{label}</Badge>;
}
