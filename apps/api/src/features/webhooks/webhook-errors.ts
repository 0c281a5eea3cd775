import { DomainError } from '../../domain-error.ts';

export class WebhookNotFound extends DomainError<'not_found'> {
  constructor() {
    super('not_found', 'This webhook or delivery does not exist any more.');
  }
}

export class AddressNotAllowed extends DomainError<'address_not_allowed'> {
  constructor(message: string) {
    super('address_not_allowed', message, { url: message });
  }
}
