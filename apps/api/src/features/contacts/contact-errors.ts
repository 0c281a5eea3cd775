import { DomainError } from '../../domain-error.ts';

export class ContactNotFound extends DomainError<'not_found'> {
  constructor() {
    super('not_found', 'This request does not exist any more.');
  }
}

/** Thrown for an owner who is no member of staff. */
export class UnfitOwner extends DomainError<'invalid_input'> {
  constructor() {
    const message = 'Write the email address of a colleague';
    super('invalid_input', message, { owner: message });
  }
}
