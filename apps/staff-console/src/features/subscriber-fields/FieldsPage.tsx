import { useRef, useState } from 'react';
import { listEmailLists } from '@workspace/contracts/email-lists';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { listSubscriberFields, type SubscriberField } from '@workspace/contracts/subscriber-fields';
import { Button } from '@workspace/ui/Button';
import { EmptyList } from '../../layout/EmptyList.tsx';
import { ListSkeleton } from '../../layout/ListSkeleton.tsx';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Permitted } from '../../layout/Permitted.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useStart } from '../../layout/use-start.ts';
import { useTitle } from '../../layout/use-title.ts';
import { DeleteFieldDialog } from './DeleteFieldDialog.tsx';
import { FieldDialog } from './FieldDialog.tsx';
import { FieldsTable } from './FieldsTable.tsx';

/** The fields of subscribers: staff create, rename and delete them. */
export default function FieldsPage() {
  const { data, error, refresh } = useEndpoint(listSubscriberFields, { query: {} });
  const [opened, setOpened] = useState<SubscriberField | 'new'>();
  useTitle('Subscriber fields');
  useStart('field', () => setOpened('new'));
  const create = (
    <Permitted to="email-lists:write">
      <Button variant="primary" onClick={() => setOpened('new')}>
        Create Field
      </Button>
    </Permitted>
  );
  return (
    <Stack>
      <PageHeader
        title="Subscriber fields"
        subtitle="What you know about people, besides their address and name"
        crumbs={[{ label: 'Newsletter', page: 'newsletter' }]}
      >
        {data && data.fields.length > 0 && create}
      </PageHeader>
      {error && !data && <NotLoaded subject="The fields" error={error} refresh={refresh} />}
      {!error && !data && <ListSkeleton rows={4} />}
      {data?.fields.length === 0 && (
        <EmptyList title="There are no fields yet." action={create}>
          A field such as City or Title holds a value for each subscriber, and segments choose people by it. Files that
          you upload bring their own: every column becomes a field.
        </EmptyList>
      )}
      {data && <Fields fields={data.fields} opened={opened} onOpen={setOpened} onChanged={refresh} />}
    </Stack>
  );
}

interface FieldsProps {
  fields: readonly SubscriberField[];
  /** The field whose dialog is open. */
  opened: SubscriberField | 'new' | undefined;
  onOpen: (field: SubscriberField | undefined) => void;
  onChanged: () => void;
}

/** The table of the fields, with its dialogs. */
function Fields({ fields, opened, onOpen, onChanged }: FieldsProps) {
  const lists = useEndpoint(listEmailLists, {}).data?.emailLists;
  const [fieldToDelete, setFieldToDelete] = useState<SubscriberField>();
  const panel = useRef<HTMLDivElement>(null);
  const afterDeletion = () => {
    onChanged();
    panel.current?.focus();
  };
  return (
    <div ref={panel} tabIndex={-1}>
      {fields.length > 0 && <FieldsTable fields={fields} lists={lists} onRename={onOpen} onDelete={setFieldToDelete} />}
      {opened && (
        <FieldDialog
          field={opened === 'new' ? undefined : opened}
          lists={lists ?? []}
          onClose={() => onOpen(undefined)}
          onSaved={onChanged}
        />
      )}
      <DeleteFieldDialog field={fieldToDelete} onClose={() => setFieldToDelete(undefined)} onDeleted={afterDeletion} />
    </div>
  );
}
