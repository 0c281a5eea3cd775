import type { LinkedinPost } from '@workspace/contracts/linkedin-posts';
import type { LinkedinPostEntity } from './linkedin-post-entity.ts';

/** Maps a row to the response for staff. `addressOf` returns the URL of a LinkedIn post, when it is known. */
export function toLinkedinPost(row: LinkedinPostEntity, addressOf?: (urn: string) => string): LinkedinPost {
  return {
    blogPostId: row.blogPostId,
    status: row.status,
    fault: row.fault ?? null,
    pictureFault: row.pictureFault ?? null,
    detail: row.detail ?? null,
    attempts: row.attempts,
    nextAt: row.nextAt?.toISOString() ?? null,
    postedAt: row.postedAt?.toISOString() ?? null,
    postUrl: (row.urn && addressOf?.(row.urn)) || null,
  };
}
