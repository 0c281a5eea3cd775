import { DomainError } from '../../domain-error.ts';

export class StaffNotFound extends DomainError<'not_found'> {
  constructor() {
    super('not_found', 'This person is not on your staff any more.');
  }
}

/** Thrown when a change would leave nobody who can change roles. */
export class LastOwner extends DomainError<'last_owner'> {
  constructor() {
    super('last_owner', 'This is the last owner. Make someone else an owner first.');
  }
}

/** Thrown for an owner that the configuration names. */
export class NamedOwner extends DomainError<'named_owner'> {
  constructor() {
    super('named_owner', 'The setting STAFF_OWNERS names this person as an owner. Remove the address there first.');
  }
}
