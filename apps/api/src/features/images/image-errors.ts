import { DomainError } from '../../domain-error.ts';

export class ImageNotFound extends DomainError<'not_found'> {
  constructor() {
    super('not_found', 'This picture does not exist any more.');
  }
}

export class ImageInUse extends DomainError<'in_use'> {}

/** An upload that cannot become an image of the library. */
export class UnfitImage extends DomainError<
  'unreadable' | 'unsupported_type' | 'too_many_pixels' | 'not_only_an_image'
> {}

/** The store took no file: its disk is full, or its service is away. */
export class StoreFailed extends DomainError<'store_failed'> {
  constructor(cause: unknown) {
    super('store_failed', 'Pictures cannot be stored now. Try again later, and tell the people who run the site.');
    this.cause = cause;
  }
}

/** The store returned no file: its folder cannot be read, or its service is away. */
export class StoreAway extends DomainError<'unavailable'> {
  constructor(cause: unknown) {
    super('unavailable', 'Pictures cannot be read now. Try again in a minute.');
    this.cause = cause;
  }
}
