import type { Contact, listContacts } from '@workspace/contracts/contacts';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { Button } from '@workspace/ui/Button';
import { Skeleton } from '@workspace/ui/Skeleton';
import { ListResults } from '../../layout/ListResults.tsx';
import { Pager } from '../../layout/Pager.tsx';
import { SelectionBar } from '../../layout/SelectionBar.tsx';
import type { Bulk } from '../../layout/use-bulk.ts';
import type { List } from '../../layout/use-list.ts';
import { ContactList } from './ContactList.tsx';
import { Padded } from './inbox-style.ts';

type Contacts = ResponseOf<typeof listContacts>;

interface InboxListProps {
  list: List<Contacts>;
  page: number;
  pageSize: number;
  search: string;
  openId: string | undefined;
  bulk: Bulk<Contact> | undefined;
  onPage: (page: number) => void;
  onAddTags: () => void;
}

/** The list with its pages, or the reason why it is empty. */
export function InboxList({ list, ...found }: InboxListProps) {
  return (
    <ListResults subject="The requests" list={list} loading={<Loading />}>
      {({ contacts, total }) => <FoundContacts {...{ contacts, total }} {...found} />}
    </ListResults>
  );
}

function Loading() {
  return (
    <Padded>
      <Skeleton lines={6} />
    </Padded>
  );
}

type FoundProps = Omit<InboxListProps, 'list'> & Pick<Contacts, 'contacts' | 'total'>;

function FoundContacts({ contacts, total, page, pageSize, search, openId, bulk, onPage, onAddTags }: FoundProps) {
  if (total === 0)
    return (
      <Padded data-empty="">
        <p role="status">{emptyText(search.trim())}</p>
      </Padded>
    );
  if (contacts.length === 0)
    return (
      <Padded data-empty="">
        <p>There are no more requests than on the pages before.</p>
        <Button onClick={() => onPage(1)}>Show the first page</Button>
      </Padded>
    );
  return (
    <>
      <ContactList contacts={contacts} openId={openId} selection={bulk?.selection} />
      <Padded>
        <Pager {...{ page, pageSize, total, onPage }} />
      </Padded>
      {bulk && (
        <SelectionBar bulk={bulk}>
          <Button size="sm" onClick={onAddTags}>
            Add tags
          </Button>
        </SelectionBar>
      )}
    </>
  );
}

const emptyText = (search: string): string =>
  search
    ? `No request here has “${search}” in its name, address or tags.`
    : 'No request here. Requests from the home page appear under Waiting.';
