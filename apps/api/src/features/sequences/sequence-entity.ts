import { defineEntity, p } from '@mikro-orm/core';
import type { SequenceStatus } from '@workspace/contracts/sequences';

const SequenceSchema = defineEntity({
  name: 'Sequence',
  tableName: 'sequences',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    emailListId: p.uuid(),
    emailListName: p
      .string()
      .formula((q) => `coalesce((select l.name from email_lists l where l.id = ${q.emailListId}), '')`),
    name: p.text(),
    status: p.text().$type<SequenceStatus>().default('draft'),
    includesImports: p.boolean().default(false),
    /** The first activation. */
    activatedAt: p.datetime(3).nullable(),
    /** Set while it is paused: the time of the people in it stands still. */
    pausedAt: p.datetime(3).nullable(),
    /** The sentence of the brake, when the system paused it. */
    pausedBecause: p.text().nullable(),
    createdBy: p.text().nullable(),
    createdAt: p.datetime(3).defaultRaw('now()'),
    updatedAt: p.datetime(3).defaultRaw('now()'),
    /** The row remains for the emails that were sent. */
    deletedAt: p.datetime(3).nullable(),
  },
});

/** A series of emails to each person who joins a list. */
export class SequenceEntity extends SequenceSchema.class {}
SequenceSchema.setClass(SequenceEntity);
