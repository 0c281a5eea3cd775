import type { EntityManager } from '@mikro-orm/postgresql';
import { findListOrFail } from '../email-lists/find-list.ts';
import { SequenceActive, SequenceNotFound, StepNotFound } from './sequence-errors.ts';
import { SequenceEntity } from './sequence-entity.ts';
import { SequenceStepEntity } from './sequence-step-entity.ts';

/** Returns a sequence as it is stored now. Throws `SequenceNotFound`. */
export async function findSequenceOrFail(em: EntityManager, id: string): Promise<SequenceEntity> {
  const sequence = await em.findOne(SequenceEntity, { id, deletedAt: null }, { refresh: true });
  if (!sequence) throw new SequenceNotFound();
  return sequence;
}

/** Locks a sequence: changes, activation, pause and the job take turns. Throws `SequenceNotFound`. */
export async function lockSequence(inside: EntityManager, id: string): Promise<SequenceEntity> {
  // People who join lock the row as well, for its key: they do not wait for this transaction.
  await inside.execute('select from sequences where id = ? for no key update', [id]);
  return findSequenceOrFail(inside, id);
}

/** Locks a sequence that is not active. Throws `SequenceNotFound` and `SequenceActive`. */
export async function lockStopped(inside: EntityManager, id: string): Promise<SequenceEntity> {
  const sequence = await lockSequence(inside, id);
  if (sequence.status === 'active') throw new SequenceActive();
  return sequence;
}

/** Keeps a list out of the trash until the transaction ends. Throws `findListErrors`. */
export async function lockList(inside: EntityManager, id: string): Promise<void> {
  // Conflicts with the lock that moves a list to the trash.
  await inside.execute('select from email_lists where id = ? for key share', [id]);
  await findListOrFail(inside, id);
}

/** Returns the steps of a sequence in order. */
export const stepsOf = (em: EntityManager, sequenceId: string): Promise<SequenceStepEntity[]> =>
  em.find(SequenceStepEntity, { sequenceId, removedAt: null }, { orderBy: { position: 'asc', id: 'asc' } });

/** Returns a step of a sequence. Throws `StepNotFound`. */
export async function findStepOrFail(em: EntityManager, sequenceId: string, id: string): Promise<SequenceStepEntity> {
  const step = await em.findOne(SequenceStepEntity, { id, sequenceId, removedAt: null });
  if (!step) throw new StepNotFound();
  return step;
}
