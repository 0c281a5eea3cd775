import type { FastifyInstance } from 'fastify';
import {
  activateSequence,
  changeSequence,
  createSequence,
  deleteSequence,
  getSequence,
  listSequencePeople,
  listSequences,
  pauseSequence,
} from '@workspace/contracts/sequences';
import { requireFreshSignIn } from '../../http/fresh-sign-in.ts';
import { serve } from '../../http/serve.ts';
import { findAnyListOrFail, findListErrors, findListOrFail, ListNotFound } from '../email-lists/find-list.ts';
import { CampaignTooComplex } from '../newsletter-campaigns/campaign-errors.ts';
import type { MailSettings } from '../newsletter-campaigns/mail-settings.ts';
import { activate } from './activate-sequence.ts';
import { editSequence } from './edit-sequence.ts';
import { findSequenceOrFail } from './find-sequence.ts';
import { pageOfPeople } from './list-people.ts';
import { pause, removeSequence } from './pause-sequence.ts';
import { MustNotGoOut, SequenceActive, SequenceNotFound, WrongMoment } from './sequence-errors.ts';
import { SequenceEntity } from './sequence-entity.ts';
import { sequenceStepsRoutes } from './sequence-steps-routes.ts';
import { toSequences, viewOf } from './to-sequence.ts';

interface SequencesDeps {
  settings: MailSettings;
  /** Enqueues the job that writes due emails into the ledger. */
  advance: () => void;
  clock: () => number;
}

/** Routes of the sequences of lists. */
export function sequencesRoutes(app: FastifyInstance, deps: SequencesDeps): void {
  serve(app, listSequences, [ListNotFound], async ({ params: { id }, request: { em } }) => {
    await findAnyListOrFail(em, id);
    const inOrder = { orderBy: { createdAt: 'asc', id: 'asc' } } as const;
    const sequences = await em.find(SequenceEntity, { emailListId: id, deletedAt: null }, inOrder);
    return { sequences: await toSequences(em, sequences) };
  });

  serve(app, createSequence, findListErrors, async ({ params, body: { name }, user, request: { em, log } }) => {
    const { id: emailListId } = await findListOrFail(em, params.id);
    const sequence = em.create(SequenceEntity, { emailListId, name, createdBy: user.email });
    await em.flush();
    log.info({ event: 'sequence_created', sequenceId: sequence.id });
    return viewOf(em, sequence.id);
  });

  serve(app, getSequence, [SequenceNotFound], ({ params: { id }, request: { em } }) => viewOf(em, id));

  serve(app, changeSequence, [SequenceNotFound], async ({ params: { id }, body, request }) => {
    await editSequence(request.em, id, body, () => requireFreshSignIn(request, deps.clock()));
    return viewOf(request.em, id);
  });

  serve(app, deleteSequence, [SequenceNotFound, SequenceActive], async ({ params: { id }, request: { em, log } }) => {
    await removeSequence(em, id);
    log.info({ event: 'sequence_deleted', sequenceId: id });
  });

  runningRoutes(app, deps);
  sequenceStepsRoutes(app);
}

/** Routes to activate and pause a sequence, and to see the people in it. */
function runningRoutes(app: FastifyInstance, { settings, advance, clock }: SequencesDeps): void {
  const activationErrors = [
    SequenceNotFound,
    ...findListErrors,
    WrongMoment,
    MustNotGoOut,
    CampaignTooComplex,
  ] as const;

  serve(app, activateSequence, activationErrors, async ({ params: { id }, request }) => {
    const { em, log } = request;
    await activate(em, id, { settings, authorizeMany: () => requireFreshSignIn(request, clock()) });
    log.info({ event: 'sequence_activated', sequenceId: id });
    advance();
    return viewOf(em, id);
  });

  serve(app, pauseSequence, [SequenceNotFound, WrongMoment], async ({ params: { id }, request: { em, log } }) => {
    await pause(em, id);
    log.info({ event: 'sequence_paused', sequenceId: id });
    return viewOf(em, id);
  });

  serve(app, listSequencePeople, [SequenceNotFound], async ({ params: { id }, query, request: { em } }) => {
    await findSequenceOrFail(em, id);
    return pageOfPeople(em, id, query);
  });
}
