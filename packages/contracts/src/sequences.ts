import * as z from 'zod/mini';
import { subjectText } from './campaign-variants.ts';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { maxCharacters } from './max-characters.ts';

export const sequenceLimits = { steps: 20, delayHours: 365 * 24, name: 200 } as const;

/** `draft`: never activated. While it is `paused`, nothing is sent, and the time of the people in it stands still. */
export const SequenceStatus = z.enum(['draft', 'active', 'paused']);
export type SequenceStatus = z.infer<typeof SequenceStatus>;

/** The condition of a step: a person must be in its segment, or must not be. */
export const StepCondition = z.enum(['in', 'not_in']);
export type StepCondition = z.infer<typeof StepCondition>;

/** One email of a sequence. Its content is that of the campaign `campaignId`. */
export const SequenceStep = z.object({
  id: z.uuid(),
  campaignId: z.uuid(),
  subject: z.string(),
  /** Hours after the step before; of the first step, after joining. */
  delayHours: z.int(),
  /** Null: everybody gets it. */
  segmentId: z.nullable(z.uuid()),
  segmentName: z.nullable(z.string()),
  condition: StepCondition,
  tracksClicks: z.boolean(),
  /** People who wait for this step, and people who left before it. */
  waiting: z.int(),
  stopped: z.int(),
  /** Emails of this step by outcome; `skipped`: the condition was false, or the person left at the last moment. */
  sent: z.int(),
  skipped: z.int(),
  failed: z.int(),
  uncertain: z.int(),
  /** Readers who opened a counted link. */
  clicked: z.int(),
});
export type SequenceStep = z.infer<typeof SequenceStep>;

/** A series of emails to each person who joins a list while it is active or paused. */
export const Sequence = z.object({
  id: z.uuid(),
  emailListId: z.uuid(),
  emailListName: z.string(),
  name: z.string(),
  status: SequenceStatus,
  /** True when people of imported files are enrolled too. */
  includesImports: z.boolean(),
  /** The first activation: earlier subscribers are not enrolled. */
  activatedAt: z.nullable(z.iso.datetime()),
  pausedAt: z.nullable(z.iso.datetime()),
  /** The reason when the system paused it. */
  pausedBecause: z.nullable(z.string()),
  waiting: z.int(),
  done: z.int(),
  stopped: z.int(),
  /** In order. */
  steps: z.array(SequenceStep),
  createdBy: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Sequence = z.infer<typeof Sequence>;

/** A person in a sequence. `reason`: why it stopped, such as `left`, `removed`, `bounced` or `erased`. */
export const SequencePerson = z.object({
  id: z.uuid(),
  email: z.string(),
  status: z.enum(['waiting', 'done', 'stopped']),
  reason: z.nullable(z.string()),
  joinedAt: z.iso.datetime(),
  /** The subject of the next step, or of the one before which it stopped. */
  nextSubject: z.nullable(z.string()),
  dueAt: z.nullable(z.iso.datetime()),
});
export type SequencePerson = z.infer<typeof SequencePerson>;

const name = z
  .string('Write a name')
  .check(z.trim(), z.minLength(1, 'Write a name'), maxCharacters(sequenceLimits.name));

const delaySentence = 'Choose a delay of up to a year';
const stepFields = {
  delayHours: z.int(delaySentence).check(z.gte(0, delaySentence), z.lte(sequenceLimits.delayHours, delaySentence)),
  segmentId: z.optional(z.nullable(z.uuid('Choose a segment'))),
  condition: z.optional(StepCondition),
};

const byId = z.object({ id: z.uuid() });
const stepById = z.object({ id: z.uuid(), stepId: z.uuid() });
const oneSequence = z.object({ sequence: Sequence });
/** `sequence_active`: pause it first. */
const whileStopped = { sequence_active: 409 } as const;

/** Lists the sequences of a list, the oldest first. */
export const listSequences = defineEndpoint({
  method: 'GET',
  path: '/api/email-lists/:id/sequences',
  access: 'staff',
  params: byId,
  response: z.object({ sequences: z.array(Sequence) }),
});

/** Creates a sequence without steps. Nobody is enrolled before it is activated. */
export const createSequence = defineEndpoint({
  method: 'POST',
  path: '/api/email-lists/:id/sequences',
  access: 'staff',
  params: byId,
  body: z.object({ name }),
  status: 201,
  response: oneSequence,
  errors: { in_trash: 409 },
});

export const getSequence = defineEndpoint({
  method: 'GET',
  path: '/api/sequences/:id',
  access: 'staff',
  params: byId,
  response: oneSequence,
});

/**
 * Changes the name, or the switch for imports: for people who join from now on. To include them in an active sequence
 * needs a fresh sign-in.
 */
export const changeSequence = defineEndpoint({
  method: 'PATCH',
  path: '/api/sequences/:id',
  access: 'staff',
  params: byId,
  body: z.object({ name: z.optional(name), includesImports: z.optional(z.boolean()) }),
  response: oneSequence,
});

/** Deletes a sequence: the people in it get nothing more. The emails that were sent stay in the ledger. */
export const deleteSequence = defineEndpoint({
  method: 'DELETE',
  path: '/api/sequences/:id',
  access: 'staff',
  params: byId,
  response: 'nothing',
  errors: whileStopped,
});

/** Adds an empty email as the last step. */
export const addSequenceStep = defineEndpoint({
  method: 'POST',
  path: '/api/sequences/:id/steps',
  access: 'staff',
  params: byId,
  body: z.object({ subject: subjectText, ...stepFields }),
  status: 201,
  response: oneSequence,
  errors: {
    ...whileStopped,
    in_trash: 409,
    too_many_steps: 409,
    no_such_segment: 409,
    unknown_merge_field: 422,
    too_complex: 422,
  },
});

/** Changes the delay or the condition of a step. Its email is changed as a campaign. */
export const changeSequenceStep = defineEndpoint({
  method: 'PATCH',
  path: '/api/sequences/:id/steps/:stepId',
  access: 'staff',
  params: stepById,
  body: z.partial(z.object(stepFields)),
  response: oneSequence,
  errors: { ...whileStopped, no_such_segment: 409 },
});

/** Removes a step. Emails of it that wait for another attempt are not sent any more. */
export const removeSequenceStep = defineEndpoint({
  method: 'DELETE',
  path: '/api/sequences/:id/steps/:stepId',
  access: 'staff',
  params: stepById,
  response: oneSequence,
  errors: whileStopped,
});

/** Puts the steps into another order. `wrong_steps`: these are not all of its steps. */
export const orderSequenceSteps = defineEndpoint({
  method: 'PUT',
  path: '/api/sequences/:id/step-order',
  access: 'staff',
  params: byId,
  body: z.object({ stepIds: z.array(z.uuid()).check(z.maxLength(sequenceLimits.steps)) }),
  response: oneSequence,
  errors: { ...whileStopped, wrong_steps: 409 },
});

/**
 * Activates a sequence, or resumes a paused one: everybody in it waits as much longer as it was paused.
 * `must_not_go_out`: a step fails its pre-flight, or there is none. Needs a fresh sign-in when it includes people of
 * imported files, or when more people wait than a campaign may have without one.
 */
export const activateSequence = defineEndpoint({
  method: 'POST',
  path: '/api/sequences/:id/activation',
  access: 'staff',
  params: byId,
  response: oneSequence,
  errors: { wrong_moment: 409, in_trash: 409, must_not_go_out: 422, too_complex: 422 },
});

/** Stops all emails of a sequence at once; those being submitted at this moment are still sent. */
export const pauseSequence = defineEndpoint({
  method: 'POST',
  path: '/api/sequences/:id/pause',
  access: 'staff',
  params: byId,
  response: oneSequence,
  errors: { wrong_moment: 409 },
});

/** Lists the people of a sequence, the latest first: a page after the row `before`. */
export const listSequencePeople = defineEndpoint({
  method: 'GET',
  path: '/api/sequences/:id/people',
  access: 'staff',
  params: byId,
  query: z.object({ status: z.optional(z.enum(['waiting', 'done', 'stopped'])), before: z.optional(z.uuid()) }),
  response: z.object({ people: z.array(SequencePerson), next: z.nullable(z.uuid()) }),
});
