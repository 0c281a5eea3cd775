import { useState } from 'react';
import { listApiKeys } from '@workspace/contracts/api-keys';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Button } from '@workspace/ui/Button';
import { EmptyList } from '../../layout/EmptyList.tsx';
import { ListResults } from '../../layout/ListResults.tsx';
import { ListSkeleton } from '../../layout/ListSkeleton.tsx';
import { Pager } from '../../layout/Pager.tsx';
import { Permitted } from '../../layout/Permitted.tsx';
import { useList } from '../../layout/use-list.ts';
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
  const list = useList(useEndpoint(listApiKeys, { query: { page, pageSize } }));
  const show = (key: string) => {
    setCreated(key);
    setCreating(false);
    list.refresh();
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
      <ListResults subject="The keys" list={list} loading={<ListSkeleton rows={3} />}>
        {({ apiKeys, total }) =>
          total === 0 ? (
            <NoKeys />
          ) : (
            <div>
              <ApiKeysTable apiKeys={apiKeys} onDeleted={list.refresh} />
              <Pager page={page} pageSize={pageSize} total={total} onPage={(to) => change({ page: to })} />
            </div>
          )
        }
      </ListResults>
      {isCreating && <CreateKeyDialog onClose={() => setCreating(false)} onCreated={show} />}
    </SettingsPage>
  );
}

const NoKeys = () => <EmptyList title="No keys yet.">Create one for a program that reads or writes here.</EmptyList>;
