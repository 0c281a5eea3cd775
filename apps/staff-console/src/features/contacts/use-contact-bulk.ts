import { changeContact, type Contact } from '@workspace/contracts/contacts';
import { useSend } from '@workspace/contracts/react/use-send';
import { useBulk, type Bulk, type BulkAction } from '../../layout/use-bulk.ts';
import type { ContactTab } from './contact-tabs.ts';
import type { ContactChange } from './use-contact-actions.ts';
import { useCurrentUser } from '../../layout/use-permission.ts';
import { useRefreshRequests } from './use-refresh-requests.ts';

/** The actions on selected requests, by their kind. */
export interface ContactBulk {
  bulk: Bulk<Contact> | undefined;
  archive: BulkAction<Contact>;
  assign: BulkAction<Contact>;
  /** Adds tags. */
  tag: (tags: readonly string[]) => BulkAction<Contact>;
}

interface Listed {
  contacts: readonly Contact[];
  tab: ContactTab;
  /** The filter and the page of the list. */
  scope: string;
}

/** Returns the selection of the inbox with the actions that fit its tab. */
export function useContactBulk({ contacts, tab, scope }: Listed): ContactBulk {
  const { send } = useSend(changeContact);
  const user = useCurrentUser();
  const refreshRequests = useRefreshRequests();
  const store = ({ id }: Contact, body: ContactChange) => send({ params: { id }, body });
  const flag = (label: string, done: string, field: 'isArchived' | 'isSpam', value: boolean): BulkAction<Contact> => ({
    label,
    done,
    run: (contact) => store(contact, { [field]: value }),
    undo: (contact) => store(contact, { [field]: !value }),
  });
  const assign: BulkAction<Contact> = {
    label: 'Assign to me',
    done: 'yours',
    run: (contact) => store(contact, { owner: user?.email ?? null }),
    undo: (contact) => store(contact, { owner: contact.owner }),
  };
  const tag = (tags: readonly string[]): BulkAction<Contact> => ({
    label: 'Add tags',
    done: 'tagged',
    run: (contact) => store(contact, { tags: [...contact.tags, ...tags] }),
    undo: (contact) => store(contact, { tags: contact.tags }),
  });
  const archive = flag('Archive', 'archived', 'isArchived', true);
  const actions = {
    archived: [flag('Move back from the archive', 'back', 'isArchived', false)],
    spam: [flag('Not spam', 'no spam, and wait', 'isSpam', false)],
    others: [assign, archive, flag('Mark as spam', 'marked as spam', 'isSpam', true)],
  }[tab === 'archived' || tab === 'spam' ? tab : 'others'];
  const bulk = useBulk({
    rows: contacts,
    scope,
    permission: 'contacts:write',
    noun: 'request',
    nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    actions,
    refresh: refreshRequests,
  });
  return { bulk, archive, assign, tag };
}
