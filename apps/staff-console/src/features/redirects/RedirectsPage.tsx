import { useCallback, useState } from 'react';
import { listRedirects } from '@workspace/contracts/redirects';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Panel } from '@workspace/ui/Panel';
import { EmptyList } from '../../layout/EmptyList.tsx';
import { ListResults } from '../../layout/ListResults.tsx';
import { ListSkeleton } from '../../layout/ListSkeleton.tsx';
import { ListSearch, ListTools } from '../../layout/ListTools.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Pager } from '../../layout/Pager.tsx';
import { Permitted } from '../../layout/Permitted.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useList } from '../../layout/use-list.ts';
import { useSearchField } from '../../layout/use-search-field.ts';
import { useTitle } from '../../layout/use-title.ts';
import { NewRedirect } from './NewRedirect.tsx';
import { RedirectsTable } from './RedirectsTable.tsx';

const pageSize = 50;

/** Addresses that lead elsewhere: made by staff, and former addresses of posts. */
export default function RedirectsPage() {
  useTitle('Redirects');
  return (
    <Stack>
      <PageHeader title="Redirects" subtitle="Addresses that lead elsewhere" />
      <Redirects />
    </Stack>
  );
}

function Redirects() {
  const [query, setQuery] = useState({ search: '', page: 1 });
  const onSearch = useCallback((search: string) => setQuery({ search, page: 1 }), []);
  const [written, setWritten] = useSearchField(query.search, onSearch, 200);
  const sent = { page: query.page, pageSize, ...(query.search && { search: query.search }) };
  const list = useList(useEndpoint(listRedirects, { query: sent }));
  return (
    <>
      <Permitted to="redirects:write">
        <Panel title="New redirect">
          <NewRedirect onCreated={list.refresh} />
        </Panel>
      </Permitted>
      <div>
        <ListTools>
          <ListSearch label="Search redirects" value={written} onChange={setWritten} />
        </ListTools>
        <ListResults subject="The redirects" list={list} loading={<ListSkeleton rows={4} />}>
          {({ redirects, total }) =>
            total === 0 ? (
              <EmptyList title={query.search ? 'No redirect matches.' : 'No redirects yet.'}>
                {!query.search && 'When a post gets another slug, its former address appears here by itself.'}
              </EmptyList>
            ) : (
              <div>
                <RedirectsTable redirects={redirects} onDeleted={list.refresh} />
                <Pager
                  page={query.page}
                  pageSize={pageSize}
                  total={total}
                  onPage={(page) => setQuery((last) => ({ ...last, page }))}
                />
              </div>
            )
          }
        </ListResults>
      </div>
    </>
  );
}
