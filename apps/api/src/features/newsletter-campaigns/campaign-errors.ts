import { DomainError } from '../../domain-error.ts';

export class CampaignNotFound extends DomainError<'not_found'> {
  constructor() {
    super('not_found', 'This campaign does not exist any more.');
  }
}

/** Thrown for a list, a segment or a post that a campaign cannot have. */
export class UnfitChoice extends DomainError<'no_such_list' | 'no_such_segment' | 'no_such_post'> {}

/** Thrown when the start of a campaign cannot be undone. */
export class CannotUndo extends DomainError<'too_late' | 'wrong_moment'> {}
