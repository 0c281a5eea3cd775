import { useRef, useState } from 'react';
import { listEmailLists, type EmailList } from '@workspace/contracts/email-lists';
import { Button } from '@workspace/ui/Button';
import { Skeleton } from '@workspace/ui/Skeleton';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { Row, Stack } from '../../layout/Stack.tsx';
import { useFresh } from '../../layout/use-fresh.ts';
import { CreateListDialog } from './CreateListDialog.tsx';
import { DeleteListDialog } from './DeleteListDialog.tsx';
import { ListsTable } from './ListsTable.tsx';

/** Every list, with a way to make one and to delete one. */
export function ListsPanel() {
  const { data, error, refresh } = useFresh(listEmailLists, {});
  const [isCreating, setCreating] = useState(false);
  const [leaving, setLeaving] = useState<EmailList>();
  const place = useRef<HTMLDivElement>(null);
  if (error && !data) return <NotLoaded what="The lists" error={error} refresh={refresh} />;
  if (!data) return <Skeleton lines={5} />;
  return (
    <Stack $gap="lg" ref={place} tabIndex={-1}>
      <Row>
        <Button onClick={() => setCreating(true)}>Create List</Button>
      </Row>
      <ListsTable lists={data.emailLists} onDelete={setLeaving} />
      {isCreating && <CreateListDialog onClose={() => setCreating(false)} />}
      <DeleteListDialog list={leaving} onClose={() => setLeaving(undefined)} onDeleted={() => place.current?.focus()} />
    </Stack>
  );
}
