import { useState } from 'react';
import { listApiKeys } from '@workspace/contracts/api-keys';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Button } from '@workspace/ui/Button';
import { ListSkeleton } from '../../layout/ListSkeleton.tsx';
import { EmptyList } from '../../layout/EmptyList.tsx';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { Pager } from '../../layout/Pager.tsx';
import { Permitted } from '../../layout/Permitted.tsx';
import { useLast } from '../../layout/use-last.ts';
import { useListQuery } from '../../layout/use-list-query.ts';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import { ApiKeysTable } from './ApiKeysTable.tsx';
import { CreateKeyDialog } from './CreateKeyDialog.tsx';
import { NewKeyNotice } from './NewKeyNotice.tsx';

const pageSize = 50;

/** Keys with which other programs call the API. */
export default function ApiKeysPage() {
  const [isCreating, setCreating] = useState(false);
  const [created, setCreated] = useState<string>();
  const [{ page }, change] = useListQuery();
  const { data, error, refresh } = useEndpoint(listApiKeys, { query: { page, pageSize } });
  const shown = useLast(data, error);
  const show = (key: string) => {
    setCreated(key);
    setCreating(false);
    refresh();
  };
  return (
    <SettingsPage
      title="API keys"
      subtitle="With a key another program calls the API in the name of its creator"
      actions={
        <Permitted to="api-keys:write">
          <Button variant="primary" onClick={() => setCreating(true)}>
            Create key
          </Button>
        </Permitted>
      }
    >
      {created !== undefined && <NewKeyNotice secret={created} onClose={() => setCreated(undefined)} />}
      <div>
        {!shown && error && <NotLoaded subject="The keys" error={error} refresh={refresh} />}
        {!shown && !error && <ListSkeleton rows={3} />}
        {shown?.total === 0 && <NoKeys />}
        {shown !== undefined && shown.total > 0 && (
          <div>
            <ApiKeysTable apiKeys={shown.apiKeys} onDeleted={refresh} />
            <Pager page={page} pageSize={pageSize} total={shown.total} onPage={(to) => change({ page: to })} />
          </div>
        )}
      </div>
      {isCreating && <CreateKeyDialog onClose={() => setCreating(false)} onCreated={show} />}
    </SettingsPage>
  );
}

const NoKeys = () => <EmptyList title="No keys yet.">Create one for a program that reads or writes here.</EmptyList>;
