import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { getEmailList, type EmailList } from '@workspace/contracts/email-lists';
import { listSubscribers } from '@workspace/contracts/email-list-subscribers';
import { earlyRequest } from '@workspace/contracts/react/start-early';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Button } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';
import { Skeleton } from '@workspace/ui/Skeleton';
import { useConsolePath } from '../../layout/base-path.ts';
import type { PageAddress } from '../../layout/early-page.ts';
import { formatCount, formatNumber } from '../../layout/format-number.ts';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { ConsoleLinkButton } from '../../layout/ConsoleLinkButton.tsx';
import { Permitted } from '../../layout/Permitted.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useAfterList } from '../../layout/use-after-list.ts';
import { plainList } from '../../layout/use-list-query.ts';
import { useNavigateHere } from '../../layout/use-navigate-here.ts';
import { useTitle } from '../../layout/use-title.ts';
import { firstSubscribers } from '../email-list-subscribers/subscribers-input.ts';
import { SubscribersPanel } from '../email-list-subscribers/SubscribersPanel.tsx';
import { DigestPanel } from '../list-digests/DigestPanel.tsx';
import { SequencesPanel } from '../sequences/SequencesPanel.tsx';
import { ImportsPanel } from '../subscriber-imports/ImportsPanel.tsx';
import { ChangeListDialog } from './ChangeListDialog.tsx';
import { DeleteListDialog } from './DeleteListDialog.tsx';
import { lastDayInTrash } from './TrashedLists.tsx';
import { useRestoreList } from './use-restore-list.ts';

/** Begins the requests of the list and of its subscribers. @public pages.ts reads it from the loaded module. */
export const earlyRequests = ({ params: { id = '' }, query }: PageAddress) => [
  earlyRequest(getEmailList, { params: { id } }),
  earlyRequest(listSubscribers, firstSubscribers(id, plainList.read(query))),
];

/** A list with its subscribers and its imports. */
export default function ListPage() {
  const { id } = useParams() as { id: string };
  const { data, error, refresh } = useEndpoint(getEmailList, { params: { id } });
  const [areSubscribersShown, showRest] = useAfterList();
  useTitle(data?.emailList.name ?? 'Email list');
  if (error && !data) return <NotLoaded subject="The list" error={error} refresh={refresh} />;
  const list = data?.emailList;
  return (
    <Stack key={id}>
      {list ? <Heading list={list} /> : <Skeleton lines={2} />}
      {list?.trashedAt && <TrashNotice list={list} trashedAt={list.trashedAt} />}
      <SubscribersPanel listId={id} list={list} onShown={showRest} onChanged={refresh} />
      {areSubscribersShown && list && (
        <>
          {!list.trashedAt && <SequencesPanel listId={id} />}
          {!list.trashedAt && <DigestPanel listId={id} />}
          <ImportsPanel listId={id} />
        </>
      )}
    </Stack>
  );
}

function TrashNotice({ list, trashedAt }: { list: EmailList; trashedAt: string }) {
  const { restore, isSending } = useRestoreList();
  const button = (
    <Button isBusy={isSending} onClick={() => void restore(list)}>
      Restore
    </Button>
  );
  return (
    <Notice tone="caution" title="This list is in the trash" action={button}>
      Nothing is sent to it, and nobody can be added. It is deleted for good on {lastDayInTrash(trashedAt)}.
    </Notice>
  );
}

function Heading({ list }: { list: EmailList }) {
  const [opened, setOpened] = useState<'change' | 'delete'>();
  const navigate = useNavigateHere();
  const path = useConsolePath();
  const close = () => setOpened(undefined);
  const subscribers = formatCount(list.subscriberCount, 'subscriber');
  const people = [
    list.trashedAt ? subscribers : `${subscribers} would be mailed now`,
    ...(list.pendingCount ? [`${formatNumber(list.pendingCount)} pending`] : []),
    ...(list.description ? [list.description] : []),
  ];
  return (
    <PageHeader title={list.name} subtitle={people.join(' · ')} crumbs={[{ label: 'Newsletter', page: 'newsletter' }]}>
      {!list.trashedAt && (
        <Permitted to="email-lists:write">
          <Button variant="quiet" onClick={() => setOpened('change')}>
            Edit list
          </Button>
          {list.kind === 'own' && (
            <Button variant="quiet" onClick={() => setOpened('delete')}>
              Delete
            </Button>
          )}
          <ConsoleLinkButton href={path(`lists/${list.id}/import`)} variant="primary">
            Upload a file
          </ConsoleLinkButton>
        </Permitted>
      )}
      {opened === 'change' && <ChangeListDialog list={list} onClose={close} />}
      <DeleteListDialog
        list={opened === 'delete' ? list : undefined}
        onClose={close}
        onDeleted={() => navigate(path('newsletter'))}
      />
    </PageHeader>
  );
}
