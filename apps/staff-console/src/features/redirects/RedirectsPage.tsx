import { useCallback, useState } from 'react';
import { listRedirects } from '@workspace/contracts/redirects';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { TextField } from '@workspace/ui/Field';
import { Panel } from '@workspace/ui/Panel';
import { Skeleton } from '@workspace/ui/Skeleton';
import { useConsolePath } from '../../layout/base-path.ts';
import { ConsoleLinkButton } from '../../layout/ConsoleLinkButton.tsx';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Pager } from '../../layout/Pager.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useLast } from '../../layout/use-last.ts';
import { useSearchField } from '../../layout/use-search-field.ts';
import { useTitle } from '../../layout/use-title.ts';
import { Permitted } from '../../layout/Permitted.tsx';
import { NewRedirect } from './NewRedirect.tsx';
import { RedirectsTable } from './RedirectsTable.tsx';

const pageSize = 50;

/** Addresses that lead elsewhere: made by staff, and former addresses of posts. */
export default function RedirectsPage() {
  const path = useConsolePath();
  useTitle('Redirects');
  return (
    <Stack>
      <PageHeader title="Redirects" subtitle="Addresses that lead elsewhere. A page of the site wins over a redirect">
        <ConsoleLinkButton size="sm" href={path('blog')}>
          Blog Management
        </ConsoleLinkButton>
      </PageHeader>
      <Redirects />
    </Stack>
  );
}

function Redirects() {
  const [{ search, page }, setQuery] = useState({ search: '', page: 1 });
  const onSearch = useCallback((words: string) => setQuery({ search: words, page: 1 }), []);
  const [written, setWritten] = useSearchField(search, onSearch, 200);
  const { data, error, refresh } = useEndpoint(listRedirects, { query: { page, pageSize, ...(search && { search }) } });
  const shown = useLast(data);
  return (
    <>
      <Permitted to="redirects:write">
        <Panel title="New redirect">
          <NewRedirect onCreated={refresh} />
        </Panel>
      </Permitted>
      <Panel>
        <Stack $gap="lg">
          <TextField
            label="Search redirects"
            type="search"
            value={written}
            onChange={({ target }) => setWritten(target.value)}
          />
          {!shown && error && <NotLoaded subject="The redirects" error={error} refresh={refresh} />}
          {!shown && !error && <Skeleton lines={4} />}
          {shown?.total === 0 && <p role="status">{search ? 'No redirect matches.' : 'No redirects yet.'}</p>}
          {shown !== undefined && shown.total > 0 && (
            <div>
              <RedirectsTable redirects={shown.redirects} onDeleted={refresh} />
              <Pager
                page={page}
                pageSize={pageSize}
                total={shown.total}
                onPage={(to) => setQuery((last) => ({ ...last, page: to }))}
              />
            </div>
          )}
        </Stack>
      </Panel>
    </>
  );
}
