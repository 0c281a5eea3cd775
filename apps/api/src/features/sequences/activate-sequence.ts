import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { acceptNumbers } from '../newsletter-deliveries/brake-campaigns.ts';
import type { MailSettings } from '../newsletter-campaigns/mail-settings.ts';
import { NewsletterCampaignEntity } from '../newsletter-campaigns/newsletter-campaign-entity.ts';
import { stopsFor } from '../newsletter-campaigns/preflight/preflight.ts';
import { findRules, SegmentBroken } from '../segments/find-segment.ts';
import { findSequenceOrFail, lockList, lockSequence, stepsOf } from './find-sequence.ts';
import { planEnrollments } from './plan-enrollments.ts';
import { MustNotGoOut, WrongMoment } from './sequence-errors.ts';
import type { SequenceEntity } from './sequence-entity.ts';
import type { SequenceStepEntity } from './sequence-step-entity.ts';
import { startStep } from './start-step.ts';

interface ActivateOptions {
  settings: MailSettings;
  /** Throws when the current user must not reach many people now. */
  authorizeMany: () => void;
}

/**
 * Activates a sequence, or resumes a paused one. Throws `SequenceNotFound`, `findListErrors`, `WrongMoment` and
 * `MustNotGoOut`.
 */
export async function activate(
  em: EntityManager,
  id: string,
  { settings, authorizeMany }: ActivateOptions,
): Promise<void> {
  const checked = await checkSteps(em, id, settings);
  await em.transactional(async (inside) => {
    const sequence = await lockSequence(inside, id);
    if (sequence.status === 'active') throw new WrongMoment('wrong_moment', 'This sequence is active already.');
    await lockList(inside, sequence.emailListId);
    if (await reachesMany(inside, sequence, settings)) authorizeMany();
    const steps = await stepsOf(inside, id);
    if (steps.length === 0) throw withoutSteps();
    await lockAsChecked(inside, steps, checked);
    for (const { campaignId } of steps) {
      await acceptNumbers(inside, campaignId);
      await startStep(inside, campaignId, settings);
    }
    if (sequence.pausedAt) await shiftTimes(inside, id, sequence.pausedAt);
    await planEnrollments(inside, id);
    Object.assign(sequence, {
      status: 'active',
      activatedAt: sequence.activatedAt ?? new Date(),
      pausedAt: null,
      pausedBecause: null,
      updatedAt: new Date(),
    });
    await inside.flush();
  });
}

/** The next import may bring any number of people. */
async function reachesMany(
  inside: EntityManager,
  { id, includesImports }: SequenceEntity,
  { stepUpRecipients }: MailSettings,
): Promise<boolean> {
  if (includesImports) return true;
  const waiting = await inside.execute<unknown[]>(
    `select 1 from sequence_enrollments where sequence_id = ? and status = 'waiting' limit ?`,
    [id, stepUpRecipients + 1],
  );
  return waiting.length > stepUpRecipients;
}

const withoutSteps = () => new MustNotGoOut('must_not_go_out', 'This sequence has no email yet. Write one first.');

/** Everybody waits as much longer as the sequence was paused, and people who joined meanwhile begin now. */
async function shiftTimes(inside: EntityManager, id: string, pausedAt: Date): Promise<void> {
  await inside.execute(
    `update sequence_enrollments set advanced_at = advanced_at + (now() - greatest(?::timestamptz, advanced_at))
     where sequence_id = ? and status = 'waiting'`,
    [pausedAt, id],
  );
}

/** Locks the emails of the steps. Throws `WrongMoment` when one was added or changed after its pre-flight. */
async function lockAsChecked(
  inside: EntityManager,
  steps: readonly SequenceStepEntity[],
  checked: ReadonlyMap<string, number>,
): Promise<void> {
  const ids = steps.map(({ campaignId }) => campaignId);
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } } as const;
  const campaigns = await inside.find(NewsletterCampaignEntity, { id: { $in: ids } }, lock);
  if (campaigns.every(({ id, updatedAt }) => checked.get(id) === updatedAt.getTime())) return;
  throw new WrongMoment('wrong_moment', 'An email of this sequence was changed just now. Read it, and activate again.');
}

/**
 * Runs the pre-flight of every step, and returns when each email was changed last, by its ID. Throws `MustNotGoOut`,
 * which names the emails.
 */
async function checkSteps(em: EntityManager, id: string, settings: MailSettings): Promise<Map<string, number>> {
  await findSequenceOrFail(em, id);
  const steps = await stepsOf(em, id);
  if (steps.length === 0) throw withoutSteps();
  const stops: string[] = [];
  const checked = new Map<string, number>();
  for (const step of steps) {
    const campaign = await em.findOne(NewsletterCampaignEntity, { id: step.campaignId }, { refresh: true });
    // Removed meanwhile.
    if (!campaign) continue;
    checked.set(campaign.id, campaign.updatedAt.getTime());
    const found = [...(await stopsFor(em, campaign, settings)).stops, ...(await segmentStops(em, step))];
    if (found.length > 0) stops.push(`“${campaign.subject}”: ${found.join(' ')}`);
  }
  if (stops.length > 0) throw new MustNotGoOut('must_not_go_out', stops.join(' '));
  return checked;
}

async function segmentStops(em: EntityManager, { segmentId }: SequenceStepEntity): Promise<string[]> {
  if (!segmentId) return [];
  try {
    await findRules(em, segmentId);
    return [];
  } catch (thrown) {
    if (thrown instanceof SegmentBroken) return [thrown.message];
    throw thrown;
  }
}
