import type { Contact } from '@workspace/contracts/contacts';
import type { Placeholder } from '@workspace/contracts/fill-template';
import { citySizes, labelOf, serviceInterests } from '@workspace/contracts/form-choices';

/** Returns the values of a template for the sender of a request. */
export function templateValues(contact: Contact, myName: string): Record<Placeholder, string> {
  const { firstName, lastName, email, citySize, serviceInterest } = contact;
  return {
    firstName,
    lastName,
    email,
    citySize: labelOf(citySizes, citySize),
    // Its label answers the question of the form, and names no service.
    service: serviceInterest === 'not-sure' ? 'our services' : labelOf(serviceInterests, serviceInterest),
    myName,
  };
}
