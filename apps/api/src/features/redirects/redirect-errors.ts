import { DomainError } from '../../domain-error.ts';

export class RedirectNotFound extends DomainError<'not_found'> {
  constructor() {
    super('not_found', 'This redirect does not exist any more.');
  }
}

/** A redirect that would lead in a circle, through another one, or away from something that is there. */
export class UnfitRedirect extends DomainError<'loop' | 'chain' | 'taken'> {}
