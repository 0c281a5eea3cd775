import { useParams } from 'react-router-dom';
import { exportContacts, listContacts, type Contact } from '@workspace/contracts/contacts';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { urlOf } from '@workspace/contracts/endpoint/url-of';
import { earlyRequest } from '@workspace/contracts/react/start-early';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { ButtonLink } from '@workspace/ui/Button';
import type { PageAddress } from '../../layout/early-page.ts';
import { formatNumber } from '../../layout/format-number.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Permitted } from '../../layout/Permitted.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useList } from '../../layout/use-list.ts';
import { plainList, useListQuery, type ListQuery } from '../../layout/use-list-query.ts';
import { useCurrentUser, useDenied } from '../../layout/use-permission.ts';
import { useTitle } from '../../layout/use-title.ts';
import { tabOf } from './contact-tabs.ts';
import { ContactThread } from './ContactThread.tsx';
import { Inbox, Padded, Pane, Soft } from './inbox-style.ts';
import { InboxFilters } from './InboxFilters.tsx';
import { InboxList } from './InboxList.tsx';
import { useContactActions } from './use-contact-actions.ts';
import { useContactBulk, type ContactBulk } from './use-contact-bulk.ts';
import { useContactKeys } from './use-contact-keys.ts';
import { useReplying, type Replying } from './use-replying.ts';
import { useTagging, type Tagging } from './use-tagging.tsx';

const pageSize = 50;

const queryOf = ({ search, status }: ListQuery) => ({
  status: tabOf(status),
  ...(search.trim() && { search: search.trim() }),
});

/** Begins the request of the list. @public pages.ts reads it from the loaded module. */
export const earlyRequests = ({ query }: PageAddress) => {
  const list = plainList.read(query);
  return [earlyRequest(listContacts, { query: { ...queryOf(list), page: list.page, pageSize } })];
};

/** Other staff answer too, and new requests arrive. */
const everyMinute = () => 60_000;

/** Requests for a consultation: the list, the late ones first, and the thread of the open one. */
export default function ContactsPage() {
  const { id } = useParams();
  const [list, change] = useListQuery();
  const { search, status, page } = list;
  const query = queryOf(list);
  const found = useList(
    useEndpoint(listContacts, { query: { ...query, page, pageSize } }, { refreshInterval: everyMinute }),
  );
  const { shown } = found;
  const scope = JSON.stringify([query, page]);
  const selecting = useContactBulk({ contacts: shown?.contacts ?? [], tab: query.status, scope });
  const { addTags, dialog, replying } = useKeysAndTags(id, selecting, shown?.contacts ?? []);
  return (
    <Stack $gap="lg">
      <PageHeader title="Requests" subtitle={promiseText(shown?.promise)}>
        <Permitted to="contacts:write">
          <ButtonLink href={urlOf(exportContacts, { query })}>Export CSV</ButtonLink>
        </Permitted>
      </PageHeader>
      <InboxFilters {...{ search, status, change, counts: shown?.counts, isOpen: id !== undefined }} />
      <Inbox data-open={id !== undefined}>
        <Pane aria-label="List of requests">
          <InboxList
            {...{ page, pageSize, search, openId: id, bulk: selecting.bulk, onAddTags: addTags }}
            list={found}
            onPage={(next) => change({ page: next })}
          />
        </Pane>
        <Pane aria-label="Thread">{id ? <ContactThread key={id} {...{ id, replying }} /> : <Unopened />}</Pane>
      </Inbox>
      {dialog}
    </Stack>
  );
}

function Unopened() {
  useTitle('Requests');
  return (
    <Padded>
      <Soft>Choose a request from the list to read and answer it.</Soft>
    </Padded>
  );
}

interface KeysAndTags extends Tagging {
  replying: Replying;
}

/** The keys act on the selected requests, else on the focused or open one. Returns the dialogs for tags. */
function useKeysAndTags(openId: string | undefined, selecting: ContactBulk, contacts: readonly Contact[]): KeysAndTags {
  const { bulk, archive, assign } = selecting;
  const tagging = useTagging(contacts, selecting);
  const replying = useReplying(openId);
  const { change } = useContactActions();
  const user = useCurrentUser();
  const isForSeveral = bulk !== undefined && bulk.selection.selected.length > 0;
  const startFitting = (action: ContactBulk['archive']) => void (bulk?.actions.includes(action) && bulk.start(action));
  const isDenied = useDenied('contacts:write') !== undefined;
  useContactKeys({
    openId,
    isDenied,
    onSelected: isForSeveral
      ? { onArchive: () => startFitting(archive), onAssign: () => startFitting(assign), onTags: tagging.addTags }
      : undefined,
    onArchive: (id) => void change(id, { isArchived: true }, 'is archived.', { isArchived: false }),
    onAssign: (id) => void (user && change(id, { owner: user.email }, 'is yours.')),
    onTags: tagging.editTags,
    onReply: replying.start,
  });
  return { ...tagging, replying };
}

function promiseText(promise: ResponseOf<typeof listContacts>['promise'] | undefined): string {
  if (!promise || promise.of === 0) return 'Everybody who asked is promised an answer within 24 hours';
  return `${formatNumber(promise.kept)} of ${formatNumber(promise.of)} answered within 24 hours this month`;
}
