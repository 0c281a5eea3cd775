import { DomainError } from '../../domain-error.ts';

export class CommentNotFound extends DomainError<'not_found'> {
  constructor() {
    super('not_found', 'This comment does not exist any more.');
  }
}

/** Thrown when a post or a comment has as many as it can. */
export class TooManyComments extends DomainError<'too_many'> {}

/** Thrown when the words of a suggestion are not the words in the text. */
export class TextChanged extends DomainError<'text_changed'> {
  constructor() {
    super(
      'text_changed',
      'The words changed after this was suggested. Nothing was replaced. Ask again, or dismiss the suggestion.',
    );
  }
}

/** Thrown when another person settled it first. */
export class AlreadySettled extends DomainError<'already_settled'> {}

export class NotYours extends DomainError<'not_yours'> {
  constructor() {
    super('not_yours', 'Only its author can delete this.');
  }
}

/** Thrown for a status that this kind of comment cannot have. */
export class UnfitStatus extends DomainError<'invalid_input'> {
  constructor(message: string) {
    super('invalid_input', message, { status: message });
  }
}
