import { styled } from 'styled-components';
import type { ContactEntry } from '@workspace/contracts/contact-threads';
import type { Contact } from '@workspace/contracts/contacts';
import { color, font, space, text } from '@workspace/ui/theme/tokens.ts';
import { shortMoment } from '../../layout/local-time.ts';
import { describeEntry } from './describe-entry.ts';
import { EmailState } from './EmailState.tsx';
import { QuotedText } from './QuotedText.tsx';

const Entries = styled.ol`
  display: grid;
  gap: ${space.md};
  padding: 0;
  margin: 0;
  list-style: none;
`;
const Entry = styled.li`
  min-width: 0;
  padding-left: ${space.md};
  border-left: 3px solid ${color.line};
  &[data-kind='note'] {
    border-left-color: ${color.lane};
  }
  &[data-kind='reply'] {
    border-left-color: ${color.link};
  }
  &[data-kind='message'] {
    border-left-color: ${color.ink};
  }
`;
const Head = styled.p`
  color: ${color.inkSoft};
  font: 400 ${text.xs} / 1.6 ${font.mono};
`;

interface ThreadEntriesProps {
  contact: Contact;
  thread: readonly ContactEntry[];
}

/** All that happened to a request, the oldest first. */
export function ThreadEntries({ contact, thread }: ThreadEntriesProps) {
  return (
    <Entries aria-label="History">
      {thread.map((entry) => (
        <Entry key={`${entry.kind} ${entry.id}`} data-kind={entry.kind}>
          <Head>
            <time dateTime={entry.at}>{shortMoment(entry.at)}</time>
            {` · ${describeEntry(entry, contact)}`}
          </Head>
          {entry.kind === 'created' && <p>Asked for a consultation.</p>}
          {entry.text !== null && <QuotedText text={entry.text} />}
          {entry.email && <EmailState contactId={contact.id} email={entry.email} />}
        </Entry>
      ))}
    </Entries>
  );
}
