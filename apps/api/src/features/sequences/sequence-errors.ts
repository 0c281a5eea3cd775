import { DomainError } from '../../domain-error.ts';

export class SequenceNotFound extends DomainError<'not_found'> {
  constructor() {
    super('not_found', 'This sequence does not exist any more.');
  }
}

export class StepNotFound extends DomainError<'not_found'> {
  constructor() {
    super('not_found', 'This step is not in the sequence any more.');
  }
}

/** Thrown for a change that an active sequence cannot have. */
export class SequenceActive extends DomainError<'sequence_active'> {
  constructor() {
    super('sequence_active', 'This sequence is active. Pause it first: everybody in it keeps their place.');
  }
}

/** Thrown for steps that a sequence cannot have. */
export class UnfitSteps extends DomainError<'too_many_steps'> {}

/** Thrown for a condition with a segment that does not exist. */
export class UnfitCondition extends DomainError<'no_such_segment'> {
  constructor() {
    super('no_such_segment', 'This segment does not exist any more. Choose another.');
  }
}

/** Thrown for an order that does not name each step once. */
export class WrongOrder extends DomainError<'wrong_steps'> {
  constructor() {
    super('wrong_steps', 'The steps were changed meanwhile. They are shown as they are now.');
  }
}

/** Thrown for an activation or a pause of a sequence that is active or paused already. */
export class WrongMoment extends DomainError<'wrong_moment'> {}

/** Thrown for a sequence that cannot be activated as it is. */
export class MustNotGoOut extends DomainError<'must_not_go_out'> {}
