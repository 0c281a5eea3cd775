import { DomainError } from '../../domain-error.ts';

/** Thrown for a campaign with one subject and one sender. */
export class NoAbTest extends DomainError<'no_test'> {
  constructor() {
    super('no_test', 'This campaign has one subject and one sender, so there is nothing to compare.');
  }
}

/** Thrown when a variant cannot be chosen. */
export class CannotChoose extends DomainError<'no_such_variant' | 'wrong_moment' | 'decided'> {}
