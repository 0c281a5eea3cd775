import type { SubscriberDraft } from '@workspace/contracts/email-list-subscribers';

/** Parsed people, one per line, and the lines without an address. */
export interface ReadPeople {
  people: SubscriberDraft[];
  /** Line numbers, from 1. */
  unread: number[];
}

/**
 * Parses typed or pasted people: `ada@x.example`, `Ada Lovelace <ada@x.example>`, or cells from a spreadsheet with
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
