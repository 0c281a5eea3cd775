import type { NewsletterCampaignEntity } from '../newsletter-campaign-entity.ts';
import type { Variant } from './variant-types.ts';

export type VariantFields = Pick<NewsletterCampaignEntity, 'subject' | 'subjects' | 'senderNames'>;

/** Returns the variants of a campaign; empty without an A/B test. */
export function variantsOf({ subject, subjects, senderNames }: VariantFields): Variant[] {
  const length = Math.max(subjects.length, senderNames.length);
  return Array.from({ length }, (_, index) => ({
    subject: subjects[index] ?? subject,
    senderName: senderNames[index] ?? '',
  }));
}

/** SQL of the subject that a delivery `d` of a campaign `c` has: that of its variant in an A/B test. */
export const sentSubjectSql = 'coalesce(c.subjects[d.variant + 1], c.subject)';
