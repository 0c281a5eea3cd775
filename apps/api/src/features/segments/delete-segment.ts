import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../domain-error.ts';
import { quoteNames } from '../newsletter-campaigns/quote-names.ts';
import { campaignsToSegment } from '../newsletter-campaigns/segments-in-use.ts';
import { findSegment, SegmentNotFound } from './find-segment.ts';

/** Thrown for a segment that campaigns go to. */
class SegmentInUse extends DomainError<'segment_in_use'> {
  constructor(campaigns: readonly string[]) {
    const [subject, them] = campaigns.length === 1 ? ['campaign', 'it'] : ['campaigns', 'them'];
    const verb = campaigns.length === 1 ? 'goes' : 'go';
    super(
      'segment_in_use',
      `The ${subject} ${quoteNames(campaigns)} ${verb} to this segment. Choose other recipients for ${them} first.`,
    );
  }
}

/** The errors of `removeSegment`. */
export const removeSegmentErrors = [SegmentNotFound, SegmentInUse] as const;

/** Deletes a segment that no unsent campaign goes to. Throws `removeSegmentErrors`. */
export async function removeSegment(em: EntityManager, id: string): Promise<void> {
  const segment = await findSegment(em, id);
  const campaigns = await campaignsToSegment(em, id);
  if (campaigns.length > 0) throw new SegmentInUse(campaigns);
  await em.remove(segment).flush();
}
