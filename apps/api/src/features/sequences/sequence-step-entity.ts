import { defineEntity, p } from '@mikro-orm/core';
import type { StepCondition } from '@workspace/contracts/sequences';

const SequenceStepSchema = defineEntity({
  name: 'SequenceStep',
  tableName: 'sequence_steps',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    sequenceId: p.uuid(),
    /** The campaign with its content and its ledger. */
    campaignId: p.uuid(),
    position: p.integer(),
    /** After the step before; of the first step, after joining. */
    delayHours: p.integer(),
    segmentId: p.uuid().nullable(),
    condition: p.text().$type<StepCondition>().default('in'),
    /** Removed after something was sent: the row remains for the ledger. */
    removedAt: p.datetime(3).nullable(),
  },
});

/** One email of a sequence. */
export class SequenceStepEntity extends SequenceStepSchema.class {}
SequenceStepSchema.setClass(SequenceStepEntity);
