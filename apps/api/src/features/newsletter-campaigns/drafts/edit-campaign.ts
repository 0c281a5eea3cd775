import type { EntityManager } from '@mikro-orm/postgresql';
import type { CampaignStatus } from '@workspace/contracts/campaign';
import type { changeCampaign } from '@workspace/contracts/newsletter-campaigns';
import type { ParsedOf } from '@workspace/contracts/endpoint/define-endpoint';
import { DomainError } from '../../../domain-error.ts';
import { CampaignNotFound, contentErrors } from '../campaign-errors.ts';
import { listIdsOf, withListColumns } from '../audience/campaign-lists.ts';
import { checkContent, cleanContent } from '../preflight/check-content.ts';
import { NewsletterCampaignEntity } from '../newsletter-campaign-entity.ts';
import { findCampaignOrFail } from '../find-campaign.ts';
import { stepContentOf } from './step-content.ts';
import { UnequalVariants, variantColumns } from '../content/variant-columns.ts';

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

/** Updates the given fields of a draft, or of the email of a step. Throws `editCampaignErrors`. */
export async function editCampaign(
  em: EntityManager,
  id: string,
  change: ParsedOf<typeof changeCampaign>['body'],
  at: Date,
): Promise<NewsletterCampaignEntity> {
  const clean = await cleanContent(change);
  return em.transactional((inside) => editIn(inside, id, clean, at));
}

async function editIn(
  em: EntityManager,
  id: string,
  { basedOn, ...change }: ParsedOf<typeof changeCampaign>['body'],
  at: Date,
): Promise<NewsletterCampaignEntity> {
  const before = await findCampaignOrFail(em, id);
  const fitting = before.sequenceId ? stepContentOf(change) : change;
  const checked = await checkContent(em, fitting, before.blogPostIds);
  const columns = { ...withListColumns(checked, listIdsOf(before)), ...variantColumns(checked, before) };
  const { emailListId, segmentIds } = { ...before, ...columns };
  if (!emailListId && segmentIds.length === 0) throw new NoAudience();
  const status = { $in: editableStatuses(before) };
  const asRead = { id, status, ...(basedOn && { updatedAt: new Date(basedOn) }) };
  const changed = await em.nativeUpdate(NewsletterCampaignEntity, asRead, { ...columns, updatedAt: at });
  const campaign = await findCampaignOrFail(em, id);
  if (changed === 0) throw unchangedError(campaign);
  return campaign;
}

/** The email of a step can be changed while its sequence is paused. */
const editableStatuses = ({ sequenceId }: NewsletterCampaignEntity): CampaignStatus[] =>
  sequenceId ? ['draft', 'paused'] : ['draft'];

const unchangedError = (campaign: NewsletterCampaignEntity) =>
  editableStatuses(campaign).includes(campaign.status)
    ? new CampaignFixed(
        'changed_meanwhile',
        'This draft was changed meanwhile, and is shown as it is now. What you wrote is offered above it.',
      )
    : new CampaignFixed(
        'not_a_draft',
        campaign.sequenceId
          ? 'The sequence is active. Pause it to change its emails: everybody in it keeps their place.'
          : fixedReason(campaign),
      );

const fixedReason = ({ status }: NewsletterCampaignEntity): string => {
  if (status === 'scheduled' || status === 'late')
    return 'The campaign is scheduled. Take the schedule back to change it.';
  if (status === 'sending' || status === 'paused')
    return 'The campaign is on its way, and its words no longer change. Copy it to write others.';
  return 'The campaign has ended, and its words no longer change. Copy it to write others.';
};
