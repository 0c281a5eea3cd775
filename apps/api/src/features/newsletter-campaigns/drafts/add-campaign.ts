import type { EntityManager } from '@mikro-orm/postgresql';
import type { CampaignDraft } from '@workspace/contracts/newsletter-campaigns';
import { withListColumns } from '../audience/campaign-lists.ts';
import { checkContent, cleanContent } from '../preflight/check-content.ts';
import { NewsletterCampaignEntity } from '../newsletter-campaign-entity.ts';
import { variantColumns } from '../content/variant-columns.ts';

/** Stores a draft, of an issue or of a step of a sequence, and returns its ID. Throws `contentErrors`. */
export async function addCampaign(
  em: EntityManager,
  draft: CampaignDraft,
  createdBy: string | null,
  sequenceId: string | null = null,
): Promise<string> {
  const clean = await cleanContent(draft);
  return em.transactional(async (inside) => {
    const checked = await checkContent(inside, clean);
    const campaign = inside.create(NewsletterCampaignEntity, {
      ...withListColumns(checked),
      ...variantColumns(checked),
      subject: draft.subjects?.[0] ?? draft.subject!,
      createdBy,
      sequenceId,
    });
    await inside.flush();
    return campaign.id;
  });
}
