import type { SubscriberDraft } from '@workspace/contracts/email-list-subscribers';

/** What a text of people, one on a line, says: who is meant, and the lines that have no address. */
export interface ReadPeople {
  people: SubscriberDraft[];
  /** Their numbers, from 1. */
  unread: number[];
}

/**
 * Reads people as they are written or pasted: `ada@x.example`, `Ada Lovelace <ada@x.example>`, or cells from a sheet,
 * address, first and last name in this order.
 */
export function parsePeople(text: string): ReadPeople {
  const read: ReadPeople = { people: [], unread: [] };
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') continue;
    const person = personOf(line.trim());
    if (person.email.includes('@')) read.people.push(person);
    else read.unread.push(index + 1);
  }
  return read;
}

function personOf(line: string): SubscriberDraft {
  const [, name, address] = /^"?([^"<]*?)"?\s*<([^<>]+)>[,;]?$/.exec(line) ?? [];
  if (address !== undefined) {
    const [firstName = '', ...rest] = name!.split(/\s+/);
    return { email: address.trim(), firstName: firstName || null, lastName: rest.join(' ') || null };
  }
  const [email = '', firstName, lastName] = line.split(/[\t;,]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  return { email, firstName: firstName || null, lastName: lastName || null };
}
