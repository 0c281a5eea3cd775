import { useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import { exportContacts, listContacts } from '@workspace/contracts/contacts';
import type { AnswerOf } from '@workspace/contracts/endpoint/define-endpoint';
import { ButtonLink } from '@workspace/ui/Button';
import { TextField } from '@workspace/ui/Field';
import { Panel } from '@workspace/ui/Panel';
import { Skeleton } from '@workspace/ui/Skeleton';
import { space } from '@workspace/ui/theme/tokens.ts';
import { figure } from '../../layout/figures.ts';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Pager } from '../../layout/Pager.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useEvery, useFresh } from '../../layout/use-fresh.ts';
import { useLast } from '../../layout/use-last.ts';
import { useTitle } from '../../layout/use-title.ts';
import { ContactsTable } from './ContactsTable.tsx';

const Search = styled.div`
  max-width: 24rem;
  margin-bottom: ${space.lg};
`;
const pageSize = 50;

/** Requests for a consultation, the late ones first, each with the clock of the promise. */
export function ContactsPage() {
  const [search, setSearch] = useState('');
  const words = useDeferredValue(search).trim();
  useTitle('Contacts');
  return (
    <Stack>
      <PageHeader
        title="Contacts"
        subtitle="Everybody who asked for a consultation is promised an answer within 24 hours"
      >
        <ButtonLink href={exportContacts.path} download>
          Export as CSV
        </ButtonLink>
      </PageHeader>
      <Panel title="Requests">
        <Search>
          <TextField
            label="Search by name or email"
            type="search"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </Search>
        <Found key={words} search={words} />
      </Panel>
    </Stack>
  );
}

function Found({ search }: { search: string }) {
  const [page, setPage] = useState(1);
  const query = { page, pageSize, ...(search && { search }) };
  const { data, error, refresh } = useFresh(listContacts, { query });
  const shown = useLast(data);
  // Others answer too, and new requests come in.
  useEvery(60, refresh);
  if (error && !shown) return <NotLoaded what="The requests" error={error} refresh={refresh} />;
  if (!shown) return <Skeleton lines={6} />;
  if (shown.total === 0) return <p>{nothingFound(search)}</p>;
  return (
    <>
      <p role="status">{countsInWords(shown)}</p>
      <ContactsTable contacts={shown.contacts} refresh={refresh} />
      <Pager page={page} pageSize={pageSize} total={shown.total} onPage={setPage} />
    </>
  );
}

const nothingFound = (search: string): string =>
  search
    ? `No request has “${search}” in its name or address.`
    : 'Nobody has asked yet. Requests from the home page appear here.';

function countsInWords({ total, waiting, late }: AnswerOf<typeof listContacts>): string {
  return `${figure(late)} late, ${figure(waiting - late)} open, ${figure(total - waiting)} answered, ${figure(total)} in all`;
}
