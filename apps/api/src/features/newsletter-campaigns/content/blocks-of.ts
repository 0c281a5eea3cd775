import { replacePosts, type CampaignBlock } from '@workspace/contracts/campaign-blocks';
import type { NewsletterCampaignEntity } from '../newsletter-campaign-entity.ts';

/**
 * Returns the blocks of a campaign. Without stored ones its posts are the blocks. A process of an earlier release
 * changes the posts alone: they then replace those among the blocks.
 */
export function blocksOf({ blocks, blogPostIds }: Pick<NewsletterCampaignEntity, 'blocks' | 'blogPostIds'>) {
  return replacePosts(blocks ?? ([] as CampaignBlock[]), blogPostIds);
}
