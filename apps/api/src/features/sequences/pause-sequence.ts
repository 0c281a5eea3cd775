import type { EntityManager } from '@mikro-orm/postgresql';
import { NewsletterCampaignEntity } from '../newsletter-campaigns/newsletter-campaign-entity.ts';
import { lockSequence, lockStopped } from './find-sequence.ts';
import { WrongMoment } from './sequence-errors.ts';

/** Pauses a sequence and the emails of its steps. Throws `SequenceNotFound` and `WrongMoment`. */
export function pause(em: EntityManager, id: string, because: string | null = null): Promise<void> {
  return em.transactional(async (inside) => {
    const sequence = await lockSequence(inside, id);
    if (sequence.status !== 'active') throw new WrongMoment('wrong_moment', 'This sequence is not active.');
    const now = new Date();
    Object.assign(sequence, { status: 'paused', pausedAt: now, pausedBecause: because, updatedAt: now });
    await inside.nativeUpdate(
      NewsletterCampaignEntity,
      { sequenceId: id, status: 'sending' },
      { status: 'paused', updatedAt: now },
    );
    await inside.flush();
  });
}

/** Pauses the sequences of which the brake has paused an email. Returns their number. */
export async function pauseBraked(em: EntityManager): Promise<number> {
  const braked = await em.execute<{ id: string; because: string }[]>(
    `select distinct on (q.id) q.id, c.paused_because ->> 'sentence' as because
     from sequences q join newsletter_campaigns c on c.sequence_id = q.id
     where q.status = 'active' and q.deleted_at is null and c.status = 'paused' and c.paused_because is not null`,
  );
  for (const { id, because } of braked)
    await pause(em.fork(), id, because).catch((thrown: unknown) => {
      // Another worker was first.
      if (!(thrown instanceof WrongMoment)) throw thrown;
    });
  return braked.length;
}

/**
 * Deletes a sequence. Of one that was active, the row and the ledgers remain, and the people in it are stopped. Throws
 * `SequenceNotFound` and `SequenceActive`.
 */
export function removeSequence(em: EntityManager, id: string): Promise<void> {
  return em.transactional(async (inside) => {
    const sequence = await lockStopped(inside, id);
    await inside.nativeDelete(NewsletterCampaignEntity, { sequenceId: id, startedAt: null });
    if (!sequence.activatedAt) {
      await inside.remove(sequence).flush();
      return;
    }
    const now = new Date();
    sequence.deletedAt = now;
    await inside.nativeUpdate(
      NewsletterCampaignEntity,
      { sequenceId: id, status: 'paused' },
      { status: 'cancelled', finishedAt: now },
    );
    await inside.execute(
      `update sequence_enrollments set status = 'stopped', reason = 'sequence_deleted', due_at = null, changed_at = now()
       where sequence_id = ? and status = 'waiting'`,
      [id],
    );
    await inside.flush();
  });
}
