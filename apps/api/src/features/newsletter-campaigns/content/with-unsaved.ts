import { postIdsIn } from '@workspace/contracts/campaign-blocks';
import type { CampaignDraft } from '@workspace/contracts/newsletter-campaigns';
import type { Composable } from './content-of.ts';
import type { NewsletterCampaignEntity } from '../newsletter-campaign-entity.ts';

/** Returns the content of a campaign with unsaved fields. The campaign remains as it is. */
export function withUnsaved(
  campaign: NewsletterCampaignEntity,
  unsaved: Partial<CampaignDraft> & { senderName?: string | undefined },
): Composable & Pick<NewsletterCampaignEntity, 'id'> & { senderName?: string | undefined } {
  const { id, subject, preheader, blocks, template, blogPostIds, tracksClicks, hasWebLink, webToken } = campaign;
  const { emailListId, moreListIds, segmentIds, excludedListIds } = campaign;
  const audience = { emailListId, moreListIds, segmentIds, excludedListIds };
  const stored = {
    id,
    ...audience,
    subject,
    preheader,
    blocks,
    template,
    blogPostIds,
    tracksClicks,
    hasWebLink,
    webToken,
  };
  const written = Object.fromEntries(Object.entries(unsaved).filter(([, value]) => value !== undefined));
  return { ...stored, ...written, ...(unsaved.blocks && { blogPostIds: postIdsIn(unsaved.blocks) }) };
}
