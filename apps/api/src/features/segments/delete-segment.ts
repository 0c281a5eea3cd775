import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../domain-error.ts';
import { quoteNames } from '../newsletter-campaigns/content/quote-names.ts';
import { campaignsToSegment } from '../newsletter-campaigns/audience/segments-in-use.ts';
import { sequencesWithSegment } from '../sequences/sequences-in-use.ts';
import { SegmentNotFound } from './find-segment.ts';
import { SegmentEntity } from './segment-entity.ts';

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
export function removeSegment(em: EntityManager, id: string): Promise<void> {
  return em.transactional(async (inside) => {
    // Conflicts with `lockSegments`, which every use takes before it is stored.
    const segment = await inside.findOne(
      SegmentEntity,
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (!segment) throw new SegmentNotFound();
    const campaigns = await campaignsToSegment(inside, id);
    if (campaigns.length > 0) throw SegmentInUse.byCampaigns(campaigns);
    const [sequence] = await sequencesWithSegment(inside, id);
    if (sequence !== undefined)
      throw new SegmentInUse(
        `The sequence “${sequence}” has an email with this segment as its condition. Change that first.`,
      );
    await inside.remove(segment).flush();
  });
}
