import type { ContactEntry } from '@workspace/contracts/contact-threads';
import type { Contact } from '@workspace/contracts/contacts';

type Describe = (entry: ContactEntry, contact: Contact) => string;

const by = ({ by: person }: ContactEntry): string => (person ? ` by ${person}` : '');

const causeOf = ({ detail }: ContactEntry): string =>
  detail === 'reply_failed' ? 'the reply was not delivered' : 'of the email';

const descriptions: Readonly<Record<ContactEntry['kind'], Describe>> = {
  created: () => 'from the website',
  note: (entry) => `note${by(entry)}`,
  reply: (entry) => `reply${by(entry)}`,
  message: ({ email }, contact) => {
    const sender = email?.from ?? contact.email;
    const isOther = sender.toLowerCase() !== contact.email.toLowerCase();
    return `${email?.isAutomatic ? 'automatic email' : 'email'} from ${sender}${isOther ? ', another address' : ''}`;
  },
  assigned: (entry) => (entry.detail ? `assigned to ${entry.detail}${by(entry)}` : `assigned to nobody${by(entry)}`),
  tagged: (entry) => (entry.detail ? `tagged ${entry.detail}${by(entry)}` : `tags removed${by(entry)}`),
  answered: (entry) => `marked as answered${by(entry)}`,
  reopened: (entry) => (entry.by ? `marked as waiting${by(entry)}` : `waits again because ${causeOf(entry)}`),
  archived: (entry) => `archived${by(entry)}`,
  unarchived: (entry) => (entry.by ? `moved back from the archive${by(entry)}` : 'moved back because of the email'),
  spam: (entry) => (entry.by ? `marked as spam${by(entry)}` : 'taken for spam'),
  not_spam: (entry) => `marked as not spam${by(entry)}`,
};

/** Returns what happened in a few words. */
export const describeEntry: Describe = (entry, contact) => descriptions[entry.kind](entry, contact);
