import { SubscriberDraft } from '@workspace/contracts/email-list-subscribers';
import { splitMailbox } from '@workspace/contracts/mailbox';
import { splitName } from '@workspace/contracts/split-name';
import { formatNumber } from '../../layout/format-number.ts';

/** Parsed people, and the lines without an address. */
export interface ReadPeople {
  people: SubscriberDraft[];
  /** The line number of each of them, from 1. */
  lines: number[];
  /** Line numbers, from 1. */
  unread: number[];
}

/**
 * Parses typed or pasted people: `ada@x.example`, `Ada Lovelace <ada@x.example>`, or cells from a spreadsheet with
 * address, first and last name in this order. A line may have several addresses, as in the field To of an email.
 */
export function parsePeople(text: string): ReadPeople {
  const read: ReadPeople = { people: [], lines: [], unread: [] };
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') continue;
    for (const person of mailboxesIn(line).map(personOf)) {
      if (!person.email.includes('@')) {
        read.unread.push(index + 1);
        continue;
      }
      read.people.push(person);
      read.lines.push(index + 1);
    }
  }
  return read;
}

/** Describes the first of the people that cannot be added, by the line; undefined when all can. */
export function unfitLine({ people, lines }: ReadPeople): string | undefined {
  for (const [index, person] of people.entries()) {
    const { success, error } = SubscriberDraft.safeParse(person);
    if (!success) return lineFault(lines[index]!, person, String(error.issues[0]?.path[0]), error.issues[0]!.message);
  }
  return undefined;
}

/** Describes the fault of a line: the field, and the reason in the schema's words. */
export function lineFault(line: number, { email }: SubscriberDraft, field: string, reason: string): string {
  const place = `Line ${formatNumber(line)}`;
  if (field === 'email') return `${place}: “${email}” is no email address, such as name@example.com.`;
  const named = { firstName: 'first name', lastName: 'last name' }[field];
  return `${place}, ${email}${named ? `, ${named}` : ''}: ${reason}.`;
}

/** Returns the mailboxes of a line if each part between commas or semicolons has an address; else the line. */
function mailboxesIn(line: string): string[] {
  const parts = (line.match(/(?:"(?:[^"\\]|\\.)*"|[^;,])+/g) ?? []).map((part) => part.trim()).filter(Boolean);
  return parts.length > 1 && parts.every((part) => part.includes('@')) ? parts : [line.trim()];
}

function personOf(line: string): SubscriberDraft {
  const mailbox = splitMailbox(line);
  if (mailbox) {
    const { firstName, lastName } = splitName(mailbox.name);
    return { email: mailbox.address, firstName: firstName || null, lastName: lastName || null };
  }
  const [email = '', firstName, lastName] = line.split(/[\t;,]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  return { email, firstName: firstName || null, lastName: lastName || null };
}
