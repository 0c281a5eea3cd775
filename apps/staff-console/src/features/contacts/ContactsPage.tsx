import { useRef } from 'react';
import { styled } from 'styled-components';
import { exportContacts, listContacts } from '@workspace/contracts/contacts';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Button, ButtonLink } from '@workspace/ui/Button';
import { TextField } from '@workspace/ui/Field';
import { Panel } from '@workspace/ui/Panel';
import { Skeleton } from '@workspace/ui/Skeleton';
import { space } from '@workspace/ui/theme/tokens.ts';
import { formatNumber } from '../../layout/format-number.ts';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Pager } from '../../layout/Pager.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useLast } from '../../layout/use-last.ts';
import { useListQuery } from '../../layout/use-list-query.ts';
import { useSearchField } from '../../layout/use-search-field.ts';
import { useTitle } from '../../layout/use-title.ts';
import { ContactsTable } from './ContactsTable.tsx';

const Search = styled.div`
  max-width: 24rem;
  margin-bottom: ${space.lg};
`;
const pageSize = 50;

/** Requests for a consultation, late ones first, each with its time against the promised one. */
export default function ContactsPage() {
  useTitle('Contacts');
  return (
    <Stack>
      <PageHeader
        title="Contacts"
        subtitle="Everybody who asked for a consultation is promised an answer within 24 hours"
      >
        <ButtonLink href={exportContacts.path}>Export as CSV</ButtonLink>
      </PageHeader>
      <Requests />
    </Stack>
  );
}

function Requests() {
  const [{ search, page }, change] = useListQuery();
  const [written, setWritten] = useSearchField(search, (words) => change({ search: words }));
  const heading = useRef<HTMLSpanElement>(null);
  const title = (
    <span ref={heading} tabIndex={-1}>
      Requests
    </span>
  );
  return (
    <Panel title={title}>
      <Search>
        <TextField
          label="Search by name or email"
          type="search"
          value={written}
          onChange={({ target }) => setWritten(target.value)}
        />
      </Search>
      <Results
        key={search.trim()}
        search={search.trim()}
        page={page}
        onPage={(next) => change({ page: next })}
        onLastAnswered={() => heading.current?.focus()}
      />
    </Panel>
  );
}

/** Other staff answer too, and new requests arrive. */
const everyMinute = () => 60_000;

interface ResultsProps {
  search: string;
  page: number;
  onPage: (page: number) => void;
  /** Called when no row follows the answered one. */
  onLastAnswered: () => void;
}

function Results({ search, page, onPage, onLastAnswered }: ResultsProps) {
  const query = { page, pageSize, ...(search && { search }) };
  const { data, error, refresh } = useEndpoint(listContacts, { query }, { refreshInterval: everyMinute });
  const shown = useLast(data);
  if (error && !shown) return <NotLoaded subject="The requests" error={error} refresh={refresh} />;
  if (!shown) return <Skeleton lines={6} />;
  if (shown.total === 0) return <p>{emptyText(search)}</p>;
  return (
    <>
      <p role="status">{describeCounts(shown)}</p>
      {shown.contacts.length > 0 ? (
        <>
          <ContactsTable contacts={shown.contacts} refresh={refresh} onLastAnswered={onLastAnswered} />
          <Pager page={page} pageSize={pageSize} total={shown.total} onPage={onPage} />
        </>
      ) : (
        <>
          <p>There are no more requests than on the pages before.</p>
          <Button onClick={() => onPage(1)}>Show the first page</Button>
        </>
      )}
    </>
  );
}

const emptyText = (search: string): string =>
  search
    ? `No request has “${search}” in its name or address.`
    : 'Nobody has asked yet. Requests from the home page appear here.';

function describeCounts({ total, waiting, late }: ResponseOf<typeof listContacts>): string {
  return `${formatNumber(late)} late, ${formatNumber(waiting - late)} open, ${formatNumber(total - waiting)} answered, ${formatNumber(total)} in all`;
}
