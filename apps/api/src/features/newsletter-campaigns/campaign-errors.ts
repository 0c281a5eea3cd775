import { DomainError } from '../../domain-error.ts';

export class CampaignNotFound extends DomainError<'not_found'> {
  constructor() {
    super('not_found', 'This campaign does not exist any more.');
  }
}

/** Thrown for a list or a post that a campaign cannot have. */
export class UnfitChoice extends DomainError<'no_such_list' | 'no_such_post'> {}
