import { fieldLabel } from '@workspace/contracts/endpoint/field-label';
import { DomainError } from '../../domain-error.ts';

export class PostNotFound extends DomainError<'not_found'> {
  constructor(message = 'This post does not exist any more.') {
    super('not_found', message);
  }
}

/** Thrown for a slug whose post was deleted after readers knew it. */
export class PostGone extends DomainError<'gone'> {
  constructor() {
    super('gone', 'This article was taken down.');
  }
}

export class PostInTrash extends DomainError<'in_trash'> {
  constructor() {
    super('in_trash', 'This post is in the trash. Restore it first.');
  }
}

export class PostNotInTrash extends DomainError<'not_in_trash'> {
  constructor() {
    super('not_in_trash', 'This post is not in the trash.');
  }
}

/** Thrown for a save that is based on an older version. */
export class PostChanged extends DomainError<'changed_meanwhile'> {}

/** Thrown for fields that cannot be stored. */
export class UnfitPost extends DomainError<'invalid_input' | 'slug_taken' | 'too_complex'> {}

/** Creates the error for one field; its message names the field for clients that show no fields. */
export const unfitField = (code: UnfitPost['code'], field: string, message: string): UnfitPost =>
  new UnfitPost(code, `${fieldLabel(field)}: ${message}`, { [field]: message });
