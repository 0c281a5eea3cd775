import { useRef, useState } from 'react';
import { listEmailLists, listTrashedLists, type EmailList } from '@workspace/contracts/email-lists';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Button } from '@workspace/ui/Button';
import { useConsolePath } from '../../layout/base-path.ts';
import { FilterButtons } from '../../layout/FilterButtons.tsx';
import { ListSkeleton } from '../../layout/ListSkeleton.tsx';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { ConsoleLinkButton } from '../../layout/ConsoleLinkButton.tsx';
import { Permitted } from '../../layout/Permitted.tsx';
import { Row, Stack } from '../../layout/Stack.tsx';
import { useStart } from '../../layout/use-start.ts';
import { UploadDialog } from '../subscriber-imports/UploadDialog.tsx';
import { CreateListDialog } from './CreateListDialog.tsx';
import { DeleteListDialog } from './DeleteListDialog.tsx';
import { ListsTable } from './ListsTable.tsx';
import { TrashedLists } from './TrashedLists.tsx';

/** Every list and the trash, with buttons to create and delete lists. */
export function ListsPanel() {
  const { data, error, refresh } = useEndpoint(listEmailLists, {});
  const trashed = useEndpoint(listTrashedLists, {}).data?.emailLists;
  const [shown, setShown] = useState<'lists' | 'trash'>('lists');
  const [opened, setOpened] = useState<'create' | 'upload'>();
  const close = () => setOpened(undefined);
  const [listToDelete, setListToDelete] = useState<EmailList>();
  useStart('list', () => setOpened('create'));
  const panel = useRef<HTMLDivElement>(null);
  if (error && !data) return <NotLoaded subject="The lists" error={error} refresh={refresh} />;
  if (!data) return <ListSkeleton rows={5} />;
  return (
    <Stack $gap="md" ref={panel} tabIndex={-1}>
      <Row data-apart>
        <FilterButtons
          label="Which lists"
          choices={[
            { value: 'lists', label: 'Lists', count: data.emailLists.length },
            { value: 'trash', label: 'Trash', count: trashed?.length },
          ]}
          chosen={shown}
          onChoose={setShown}
        />
        <Actions onOpen={setOpened} />
      </Row>
      {shown === 'lists' && <ListsTable lists={data.emailLists} onDelete={setListToDelete} />}
      {shown === 'trash' && <TrashedLists lists={trashed ?? []} />}
      {opened === 'create' && <CreateListDialog onClose={close} />}
      {opened === 'upload' && <UploadDialog onClose={close} />}
      <DeleteListDialog
        list={listToDelete}
        onClose={() => setListToDelete(undefined)}
        onDeleted={() => panel.current?.focus()}
      />
    </Stack>
  );
}

function Actions({ onOpen }: { onOpen: (opened: 'create' | 'upload') => void }) {
  const path = useConsolePath();
  return (
    <Row>
      <Row>
        <ConsoleLinkButton variant="quiet" href={path('subscriber-fields')}>
          Subscriber fields
        </ConsoleLinkButton>
        <ConsoleLinkButton variant="quiet" href={path('suppressions')}>
          Suppressions
        </ConsoleLinkButton>
        <ConsoleLinkButton variant="quiet" href={path('domain-check')}>
          Sender domain
        </ConsoleLinkButton>
      </Row>
      <Permitted to="email-lists:write">
        <Button onClick={() => onOpen('upload')}>Upload List</Button>
        <Button onClick={() => onOpen('create')}>Create List</Button>
      </Permitted>
    </Row>
  );
}
