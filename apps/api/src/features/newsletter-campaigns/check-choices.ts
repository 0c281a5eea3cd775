import type { EntityManager } from '@mikro-orm/postgresql';
import type { Endpoint } from '@workspace/contracts/endpoint/define-endpoint';
import type { CampaignDraft, createCampaign } from '@workspace/contracts/newsletter-campaigns';
import { apiError } from '@workspace/contracts/endpoint/api-error';
import { BlogPostEntity } from '../blog-posts/blog-post-entity.ts';
import { readable } from '../blog-posts/readable.ts';
import { EmailListEntity } from '../email-lists/email-list-entity.ts';

/** Rejects a list that does not exist, and posts that are not public. */
export async function checkChoices(
  em: EntityManager,
  endpoint: Omit<Endpoint, 'errors'> & Pick<typeof createCampaign, 'errors'>,
  { emailListId, blogPostIds }: Partial<CampaignDraft>,
): Promise<void> {
  if (emailListId && (await em.count(EmailListEntity, { id: emailListId, trashedAt: null })) === 0)
    throw apiError(endpoint, 'no_such_list', 'This list does not exist any more. Choose another.');
  if (!blogPostIds) return;
  const wanted = [...new Set(blogPostIds)];
  const found = await em.count(BlogPostEntity, { $and: [{ id: { $in: wanted } }, readable()] });
  if (found < wanted.length)
    throw apiError(endpoint, 'no_such_post', 'Readers cannot see one of these posts. Choose published ones.');
}
