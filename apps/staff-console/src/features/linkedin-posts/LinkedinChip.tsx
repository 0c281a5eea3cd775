import type { LinkedinPost } from '@workspace/contracts/linkedin-posts';
import { Badge, type BadgeTone } from '@workspace/ui/Badge';

const looks: Record<LinkedinPost['status'], readonly [BadgeTone, string]> = {
  waiting: ['caution', 'LinkedIn: waiting'],
  posting: ['lane', 'LinkedIn: posting'],
  posted: ['good', 'LinkedIn: posted'],
  failed: ['danger', 'LinkedIn: failed'],
  skipped: ['neutral', 'LinkedIn: skipped'],
};
const withoutPicture: readonly [BadgeTone, string] = ['caution', 'LinkedIn: posted without picture'];

/** The status of an article's LinkedIn post. */
export function LinkedinChip({ post }: { post: LinkedinPost }) {
  const [tone, label] = post.status === 'posted' && post.pictureFault ? withoutPicture : looks[post.status];
  return <Badge tone={tone}>{label}</Badge>;
}
