import type { EntityManager } from '@mikro-orm/postgresql';
import { sequenceLimits, type addSequenceStep, type changeSequenceStep } from '@workspace/contracts/sequences';
import type { ParsedOf } from '@workspace/contracts/endpoint/define-endpoint';
import { addCampaign } from '../newsletter-campaigns/drafts/add-campaign.ts';
import { lockSegments } from '../segments/lock-segments.ts';
import { NewsletterCampaignEntity } from '../newsletter-campaigns/newsletter-campaign-entity.ts';
import { findStepOrFail, lockList, lockStopped, stepsOf } from './find-sequence.ts';
import { UnfitCondition, UnfitSteps, WrongOrder } from './sequence-errors.ts';
import { SequenceStepEntity } from './sequence-step-entity.ts';

type NewStep = ParsedOf<typeof addSequenceStep>['body'];

/** Adds an empty email at the end. Throws `SequenceNotFound`, `SequenceActive`, `UnfitSteps`, `UnfitCondition`, `findListErrors` and `contentErrors`. */
export function addStep(
  em: EntityManager,
  sequenceId: string,
  { subject, delayHours, segmentId = null, condition = 'in' }: NewStep,
  by: string,
): Promise<void> {
  return em.transactional(async (inside) => {
    const { emailListId } = await lockStopped(inside, sequenceId);
    await lockList(inside, emailListId);
    const steps = await stepsOf(inside, sequenceId);
    if (steps.length >= sequenceLimits.steps)
      throw new UnfitSteps('too_many_steps', `A sequence has at most ${sequenceLimits.steps} emails.`);
    await checkSegment(inside, segmentId);
    const content = { name: subject, subject, emailListId, blocks: [{ type: 'text' as const, html: '' }] };
    const campaignId = await addCampaign(inside, content, by, sequenceId);
    const position = (steps.at(-1)?.position ?? 0) + 1;
    inside.create(SequenceStepEntity, { sequenceId, campaignId, position, delayHours, segmentId, condition });
    await inside.flush();
  });
}

interface StepRef {
  id: string;
  stepId: string;
}

/** Changes the sent fields of a step. Throws `SequenceNotFound`, `StepNotFound`, `SequenceActive` and `UnfitCondition`. */
export function changeStep(
  em: EntityManager,
  { id, stepId }: StepRef,
  { delayHours, segmentId, condition }: ParsedOf<typeof changeSequenceStep>['body'],
): Promise<void> {
  return em.transactional(async (inside) => {
    await lockStopped(inside, id);
    const step = await findStepOrFail(inside, id, stepId);
    if (segmentId !== undefined) await checkSegment(inside, segmentId);
    if (delayHours !== undefined) step.delayHours = delayHours;
    if (segmentId !== undefined) step.segmentId = segmentId;
    if (condition !== undefined) step.condition = condition;
    await inside.flush();
  });
}

/**
 * Removes a step: with its email, unless that was sent to somebody. Throws `SequenceNotFound`, `StepNotFound` and
 * `SequenceActive`.
 */
export function removeStep(em: EntityManager, { id, stepId }: StepRef): Promise<void> {
  return em.transactional(async (inside) => {
    await lockStopped(inside, id);
    const step = await findStepOrFail(inside, id, stepId);
    if ((await inside.nativeDelete(NewsletterCampaignEntity, { id: step.campaignId, startedAt: null })) > 0) return;
    step.removedAt = new Date();
    await inside.nativeUpdate(
      NewsletterCampaignEntity,
      { id: step.campaignId },
      { status: 'cancelled', finishedAt: new Date() },
    );
    await inside.flush();
  });
}

/** Puts the steps into another order. Throws `SequenceNotFound`, `SequenceActive` and `WrongOrder`. */
export function orderSteps(em: EntityManager, id: string, stepIds: readonly string[]): Promise<void> {
  return em.transactional(async (inside) => {
    await lockStopped(inside, id);
    const steps = await stepsOf(inside, id);
    const isComplete = steps.length === stepIds.length && steps.every((step) => stepIds.includes(step.id));
    if (!isComplete) throw new WrongOrder();
    for (const step of steps) step.position = stepIds.indexOf(step.id) + 1;
    await inside.flush();
  });
}

async function checkSegment(em: EntityManager, segmentId: string | null): Promise<void> {
  if (segmentId && !(await lockSegments(em, [segmentId]))) throw new UnfitCondition();
}
