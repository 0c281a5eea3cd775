import type { FastifyInstance } from 'fastify';
import {
  addSequenceStep,
  changeSequenceStep,
  orderSequenceSteps,
  removeSequenceStep,
} from '@workspace/contracts/sequences';
import { serve } from '../../http/serve.ts';
import { findListErrors } from '../email-lists/find-list.ts';
import { CampaignTooComplex, UnfitWords } from '../newsletter-campaigns/campaign-errors.ts';
import { addStep, changeStep, orderSteps, removeStep } from './change-steps.ts';
import {
  SequenceActive,
  SequenceNotFound,
  StepNotFound,
  UnfitCondition,
  UnfitSteps,
  WrongOrder,
} from './sequence-errors.ts';
import { viewOf } from './to-sequence.ts';

const addErrors = [
  SequenceNotFound,
  SequenceActive,
  ...findListErrors,
  UnfitSteps,
  UnfitCondition,
  UnfitWords,
  CampaignTooComplex,
] as const;

/** Routes of the steps of a sequence. Each returns the sequence as it is then. */
export function sequenceStepsRoutes(app: FastifyInstance): void {
  serve(app, addSequenceStep, addErrors, async ({ params: { id }, body, user, request: { em } }) => {
    await addStep(em, id, body, user.email);
    return viewOf(em, id);
  });

  serve(
    app,
    changeSequenceStep,
    [SequenceNotFound, StepNotFound, SequenceActive, UnfitCondition],
    async ({ params, body, request: { em } }) => {
      await changeStep(em, params, body);
      return viewOf(em, params.id);
    },
  );

  serve(
    app,
    removeSequenceStep,
    [SequenceNotFound, StepNotFound, SequenceActive],
    async ({ params, request: { em } }) => {
      await removeStep(em, params);
      return viewOf(em, params.id);
    },
  );

  serve(
    app,
    orderSequenceSteps,
    [SequenceNotFound, SequenceActive, WrongOrder],
    async ({ params: { id }, body: { stepIds }, request: { em } }) => {
      await orderSteps(em, id, stepIds);
      return viewOf(em, id);
    },
  );
}
