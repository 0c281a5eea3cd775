import { parseMailbox } from './mailbox.ts';
import { splitName } from './split-name.ts';

/** The cells of a person in a file; empty where there is none. */
export interface PersonCells {
  email: string;
  firstName: string;
  lastName: string;
}

/**
 * Reads a person: the address may have a name before it, which counts where no column has one. Undefined when email
 * cannot be sent to the address.
 */
export function readPerson({ email, firstName, lastName }: PersonCells): PersonCells | undefined {
  const mailbox = parseMailbox(email);
  if (!mailbox) return undefined;
  const names = firstName || lastName ? { firstName, lastName } : splitName(mailbox.name);
  return { email: mailbox.address, ...names };
}
