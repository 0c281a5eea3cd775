import { listsOf } from '@workspace/contracts/campaign-audience';
import type { CampaignDraft } from '@workspace/contracts/newsletter-campaigns';
import type { NewsletterCampaignEntity } from '../newsletter-campaign-entity.ts';

/** SQL array of the lists of a campaign in order; `campaign` is the alias of its table. */
export const listsSql = (campaign: string): string =>
  `array_remove(array[${campaign}.email_list_id] || ${campaign}.more_list_ids, null)`;

/** Returns the lists of a campaign in order. */
export const listIdsOf = ({
  emailListId,
  moreListIds,
}: Pick<NewsletterCampaignEntity, 'emailListId' | 'moreListIds'>): string[] =>
  emailListId ? [emailListId, ...moreListIds] : [];

type Input = Partial<CampaignDraft>;
type Columns<I extends Input> = Omit<I, 'emailListIds' | 'emailListId'> & {
  emailListId?: string | null;
  moreListIds?: string[];
};

/** Replaces the lists of an input by the columns that store them; without lists, none. */
export function withListColumns<I extends Input>(input: I, current: readonly string[] = []): Columns<I> {
  const { emailListId: _first, emailListIds: _all, ...others } = input;
  const lists = listsOf(input, current);
  if (!lists) return others;
  const [emailListId = null, ...moreListIds] = lists;
  return { ...others, emailListId, moreListIds };
}
