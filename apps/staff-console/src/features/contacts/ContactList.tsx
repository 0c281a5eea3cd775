import { useLocation } from 'react-router-dom';
import type { Contact } from '@workspace/contracts/contacts';
import { citySizes, labelOf, serviceInterests } from '@workspace/contracts/form-choices';
import { Badge } from '@workspace/ui/Badge';
import { useConsolePath } from '../../layout/base-path.ts';
import { shortName } from '../../layout/short-name.ts';
import { RowCheckbox, SelectAll } from '../../layout/RowCheckbox.tsx';
import { useLetterKeys } from '../../layout/letter-keys.ts';
import { useFirstRows } from '../../layout/use-first-rows.ts';
import { useMinutes } from '../../layout/use-minutes.ts';
import type { Selection } from '../../layout/use-selection.ts';
import { deadline } from './deadline.ts';
import { Item, Items, Keys, ListHead, Name, Soft } from './inbox-style.ts';

interface ContactListProps {
  contacts: readonly Contact[];
  /** The request whose thread is open. */
  openId: string | undefined;
  /** Absent for people who may not change requests. */
  selection: Selection<Contact> | undefined;
}

/** The requests of the chosen filter, each a link to its thread. */
export function ContactList({ contacts, openId, selection }: ContactListProps) {
  const hasKeys = useLetterKeys();
  const now = useMinutes();
  return (
    <>
      {selection && (
        <ListHead>
          <SelectAll selection={selection} hasLabel />
        </ListHead>
      )}
      <Items data-rows="">
        {useFirstRows(contacts).map((contact) => (
          <li key={contact.id} data-selected={selection?.has(contact) || undefined}>
            {selection && <RowCheckbox row={contact} name={nameOf(contact)} selection={selection} />}
            <ContactItem contact={contact} now={now} isOpen={contact.id === openId} />
          </li>
        ))}
      </Items>
      {hasKeys && (
        <Keys>
          <kbd>j</kbd> <kbd>k</kbd> move, <kbd>Enter</kbd> opens, <kbd>r</kbd> replies and <kbd>Esc</kbd> leaves the
          reply, <kbd>a</kbd> assigns to me, <kbd>t</kbd> edits tags, <kbd>e</kbd> archives, <kbd>x</kbd> selects,{' '}
          <kbd>/</kbd> searches
        </Keys>
      )}
    </>
  );
}

function ContactItem({ contact, now, isOpen }: { contact: Contact; now: number; isOpen: boolean }) {
  const path = useConsolePath();
  const { search } = useLocation();
  const { tone, words } = deadline(contact, now);
  return (
    <Item
      to={`${path(`contacts/${contact.id}`)}${search}`}
      data-opens=""
      data-request={contact.id}
      aria-current={isOpen ? 'true' : undefined}
    >
      <span>
        <Name>{nameOf(contact)}</Name>
        <Soft>{factsOf(contact)}</Soft>
      </span>
      <Badge tone={tone}>{words}</Badge>
    </Item>
  );
}

const nameOf = ({ firstName, lastName }: Contact): string => `${firstName} ${lastName}`;

const factsOf = ({ citySize, serviceInterest, owner, tags }: Contact): string =>
  [labelOf(serviceInterests, serviceInterest), labelOf(citySizes, citySize), owner && shortName(owner), ...tags]
    .filter(Boolean)
    .join(' · ');
