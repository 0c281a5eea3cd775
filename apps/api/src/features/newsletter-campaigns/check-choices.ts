import type { EntityManager } from '@mikro-orm/postgresql';
import type { CampaignDraft } from '@workspace/contracts/newsletter-campaigns';
import { BlogPostEntity } from '../blog-posts/blog-post-entity.ts';
import { readablePosts } from '../blog-posts/readable.ts';
import { EmailListEntity } from '../email-lists/email-list-entity.ts';
import { SegmentEntity } from '../segments/segment-entity.ts';
import { UnfitChoice } from './campaign-errors.ts';

/** Throws `UnfitChoice` for lists that do not exist, and for posts that are not public. */
export async function checkChoices(
  em: EntityManager,
  { emailListId, emailListIds = [], segmentIds = [], excludedListIds = [], blogPostIds }: Partial<CampaignDraft>,
): Promise<void> {
  const lists = [...new Set([...(emailListId ? [emailListId] : []), ...emailListIds, ...excludedListIds])];
  if (lists.length > 0 && (await em.count(EmailListEntity, { id: { $in: lists }, trashedAt: null })) < lists.length)
    throw new UnfitChoice('no_such_list', 'This list does not exist any more. Choose another.');
  const segments = [...new Set(segmentIds)];
  if (segments.length > 0 && (await em.count(SegmentEntity, { id: { $in: segments } })) < segments.length)
    throw new UnfitChoice('no_such_segment', 'This segment does not exist any more. Choose another.');
  if (!blogPostIds) return;
  const wanted = [...new Set(blogPostIds)];
  const found = await em.count(BlogPostEntity, { $and: [{ id: { $in: wanted } }, readablePosts()] });
  if (found < wanted.length)
    throw new UnfitChoice('no_such_post', 'Readers cannot see one of these posts. Choose published ones.');
}
