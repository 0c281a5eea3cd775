import type { EntityManager } from '@mikro-orm/postgresql';
import type { changeCampaign } from '@workspace/contracts/newsletter-campaigns';
import type { ParsedOf } from '@workspace/contracts/endpoint/define-endpoint';
import { DomainError } from '../../domain-error.ts';
import { CampaignNotFound, contentErrors } from './campaign-errors.ts';
import { listIdsOf, withListColumns } from './campaign-lists.ts';
import { checkContent } from './check-content.ts';
import { NewsletterCampaignEntity } from './newsletter-campaign-entity.ts';
import { findCampaignOrFail } from './find-campaign.ts';
import { UnequalVariants, variantColumns } from './variant-columns.ts';

/** Thrown for a campaign that cannot be changed, or that was changed meanwhile. */
class CampaignFixed extends DomainError<'changed_meanwhile' | 'not_a_draft'> {}

class NoAudience extends DomainError<'no_audience'> {
  constructor() {
    super('no_audience', 'Choose at least one list or segment.');
  }
}

/** The errors of `editCampaign`. */
export const editCampaignErrors = [
  CampaignNotFound,
  CampaignFixed,
  NoAudience,
  UnequalVariants,
  ...contentErrors,
] as const;

/** Updates the given fields of a draft. Throws `editCampaignErrors`. */
export async function editCampaign(
  em: EntityManager,
  id: string,
  { basedOn, ...change }: ParsedOf<typeof changeCampaign>['body'],
  at: Date,
): Promise<NewsletterCampaignEntity> {
  const before = await findCampaignOrFail(em, id);
  const checked = await checkContent(em, change, before.blogPostIds);
  const columns = { ...withListColumns(checked, listIdsOf(before)), ...variantColumns(checked, before) };
  const { emailListId, segmentIds } = { ...before, ...columns };
  if (!emailListId && segmentIds.length === 0) throw new NoAudience();
  const asRead = { id, status: 'draft', ...(basedOn && { updatedAt: new Date(basedOn) }) } as const;
  const changed = await em.nativeUpdate(NewsletterCampaignEntity, asRead, { ...columns, updatedAt: at });
  const campaign = await findCampaignOrFail(em, id);
  if (changed === 0) throw unchangedError(campaign);
  return campaign;
}

const unchangedError = ({ status }: NewsletterCampaignEntity) =>
  status === 'draft'
    ? new CampaignFixed(
        'changed_meanwhile',
        'This draft was changed meanwhile, and is shown as it is now. What you wrote is offered above it.',
      )
    : new CampaignFixed(
        'not_a_draft',
        'Only a draft can be changed. Take the schedule back first, or make a new campaign.',
      );
