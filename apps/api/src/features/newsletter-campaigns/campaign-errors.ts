import { DomainError } from '../../domain-error.ts';

export class CampaignNotFound extends DomainError<'not_found'> {
  constructor(message = 'This campaign does not exist any more.') {
    super('not_found', message);
  }
}

/** Thrown for a list, a segment, a post or a picture that a campaign cannot have. */
export class UnfitChoice extends DomainError<'no_such_list' | 'no_such_segment' | 'no_such_post' | 'no_such_image'> {}

/** Thrown for words that a message cannot have. */
export class UnfitWords extends DomainError<'unknown_merge_field'> {}

/** Thrown for a text that is too complex to read. */
export class CampaignTooComplex extends DomainError<'too_complex'> {}

/** The errors of `checkContent`. */
export const contentErrors = [UnfitChoice, UnfitWords, CampaignTooComplex] as const;

/** Thrown when the start of a campaign cannot be undone. */
export class CannotUndo extends DomainError<'too_late' | 'wrong_moment'> {}
