import { useLocation } from 'react-router-dom';
import type { Contact } from '@workspace/contracts/contacts';
import { citySizes, labelOf, serviceInterests } from '@workspace/contracts/form-choices';
import { Badge } from '@workspace/ui/Badge';
import { useConsolePath } from '../../layout/base-path.ts';
import { shortName } from '../../layout/short-name.ts';
import { useMinutes } from '../../layout/use-minutes.ts';
import { deadline } from './deadline.ts';
import { Item, Items, Keys, Name, Soft } from './inbox-style.ts';

interface ContactListProps {
  contacts: readonly Contact[];
  /** The request whose thread is open. */
  openId: string | undefined;
}

/** The requests of the chosen filter, each a link to its thread. */
export function ContactList({ contacts, openId }: ContactListProps) {
  const path = useConsolePath();
  const { search } = useLocation();
  const now = useMinutes();
  return (
    <>
      <Items data-rows="">
        {contacts.map((contact) => {
          const { tone, words } = deadline(contact, now);
          return (
            <li key={contact.id}>
              <Item
                to={`${path(`contacts/${contact.id}`)}${search}`}
                data-opens=""
                data-request={contact.id}
                aria-current={contact.id === openId ? 'true' : undefined}
              >
                <span>
                  <Name>
                    {contact.firstName} {contact.lastName}
                  </Name>
                  <Soft>{factsOf(contact)}</Soft>
                </span>
                <Badge tone={tone}>{words}</Badge>
              </Item>
            </li>
          );
        })}
      </Items>
      <Keys>
        <kbd>j</kbd> <kbd>k</kbd> move, <kbd>Enter</kbd> opens, <kbd>r</kbd> replies and <kbd>Esc</kbd> leaves the
        reply, <kbd>a</kbd> assigns to me, <kbd>e</kbd> archives, <kbd>/</kbd> searches
      </Keys>
    </>
  );
}

const factsOf = ({ citySize, serviceInterest, owner, tags }: Contact): string =>
  [labelOf(serviceInterests, serviceInterest), labelOf(citySizes, citySize), owner && shortName(owner), ...tags]
    .filter(Boolean)
    .join(' · ');
