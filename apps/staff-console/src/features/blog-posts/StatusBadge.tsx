import type { PostStatus } from '@workspace/contracts/managed-posts';
import { Badge, type BadgeTone } from '@workspace/ui/Badge';

const statuses: Record<PostStatus, readonly [BadgeTone, string]> = {
  published: ['good', 'Published'],
  scheduled: ['caution', 'Scheduled'],
  draft: ['neutral', 'Draft'],
  trashed: ['danger', 'In the trash'],
};

/** A badge with the status of a post. */
export function StatusBadge({ status }: { status: PostStatus }) {
  const [tone, label] = statuses[status];
  return <Badge tone={tone}>{label}</Badge>;
}
