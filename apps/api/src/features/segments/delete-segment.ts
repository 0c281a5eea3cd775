import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../domain-error.ts';
import { quoteNames } from '../newsletter-campaigns/content/quote-names.ts';
import { campaignsToSegment } from '../newsletter-campaigns/audience/segments-in-use.ts';
import { sequencesWithSegment } from '../sequences/sequences-in-use.ts';
import { findSegment, SegmentNotFound } from './find-segment.ts';

/** Thrown for a segment that campaigns go to, or that is the condition of a step. */
class SegmentInUse extends DomainError<'segment_in_use'> {
  constructor(message: string) {
    super('segment_in_use', message);
  }

  static byCampaigns(campaigns: readonly string[]): SegmentInUse {
    const [subject, them] = campaigns.length === 1 ? ['campaign', 'it'] : ['campaigns', 'them'];
    const verb = campaigns.length === 1 ? 'goes' : 'go';
    return new SegmentInUse(
      `The ${subject} ${quoteNames(campaigns)} ${verb} to this segment. Choose other recipients for ${them} first.`,
    );
  }
}

/** The errors of `removeSegment`. */
export const removeSegmentErrors = [SegmentNotFound, SegmentInUse] as const;

/** Deletes a segment that no unsent campaign and no sequence needs. Throws `removeSegmentErrors`. */
export async function removeSegment(em: EntityManager, id: string): Promise<void> {
  const segment = await findSegment(em, id);
  const campaigns = await campaignsToSegment(em, id);
  if (campaigns.length > 0) throw SegmentInUse.byCampaigns(campaigns);
  const [sequence] = await sequencesWithSegment(em, id);
  if (sequence !== undefined)
    throw new SegmentInUse(
      `The sequence “${sequence}” has an email with this segment as its condition. Change that first.`,
    );
  await em.remove(segment).flush();
}
