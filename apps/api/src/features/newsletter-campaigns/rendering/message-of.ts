import type { EntityManager } from '@mikro-orm/postgresql';
import { findSentContent } from '../sending/campaign-writers.ts';
import { composeDraft } from './compose-draft.ts';
import type { NewsletterCampaignEntity } from '../newsletter-campaign-entity.ts';
import { variantsOf } from '../content/variants-of.ts';
import { withUnsaved } from '../content/with-unsaved.ts';
import type { CampaignMessage } from './write-messages.ts';

/** Returns the message that was sent, or the one that would be sent now; of a step, always the latter. */
export const messageOf = (
  em: EntityManager,
  campaign: NewsletterCampaignEntity,
  options: Parameters<typeof composeDraft>[2],
  variant = 0,
): Promise<CampaignMessage> =>
  campaign.startedAt && !campaign.sequenceId
    ? findSentContent(em, campaign.id, variant)
    : composeDraft(em, withUnsaved(campaign, variantsOf(campaign)[variant] ?? {}), options);
