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

/** Thrown for a reply with a placeholder that nobody filled in. */
export class UnfilledPlaceholder extends DomainError<'invalid_input'> {
  constructor(placeholder: string) {
    const message = `Replace ${placeholder} before you send this`;
    super('invalid_input', message, { text: message });
  }
}

export class IsSpam extends DomainError<'is_spam'> {
  constructor() {
    super('is_spam', 'This request is marked as spam. Mark it as not spam, then reply.');
  }
}

/** Thrown for a reply whose writer has not seen the newest one. */
export class RepliedMeanwhile extends DomainError<'replied_meanwhile'> {
  constructor(by: string | null) {
    const message = 'replied meanwhile. Read it, and send your reply again if it still adds something.';
    super('replied_meanwhile', `${by ?? 'A colleague'} ${message}`);
  }
}

export class NotFailed extends DomainError<'not_failed'> {
  constructor() {
    super('not_failed', 'This reply did not fail. Reload the page to see its state.');
  }
}
