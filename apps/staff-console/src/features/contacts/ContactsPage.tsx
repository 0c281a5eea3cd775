import { useDeferredValue, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { exportContacts, listContacts } from '@workspace/contracts/contacts';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Button, ButtonLink } from '@workspace/ui/Button';
import { TextField } from '@workspace/ui/Field';
import { Notice } from '@workspace/ui/Notice';
import { Panel } from '@workspace/ui/Panel';
import { Skeleton } from '@workspace/ui/Skeleton';
import { space } from '@workspace/ui/theme/tokens.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { useTitle } from '../../layout/use-title.ts';
import { ContactsTable } from './ContactsTable.tsx';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
`;
const Search = styled.div`
  max-width: 24rem;
  margin-bottom: ${space.lg};
`;

/** Requests for a consultation, newest first, each with the clock of the promise. */
export function ContactsPage() {
  const [search, setSearch] = useState('');
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
            label="Search by name or e-mail"
            type="search"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </Search>
        <Found search={useDeferredValue(search).trim()} />
      </Panel>
    </Stack>
  );
}

function Found({ search }: { search: string }) {
  const input = search ? { query: { search } } : {};
  const { data, error, refresh } = useEndpoint(listContacts, input);
  // What is held may be of an hour ago, and somebody may be waiting since then.
  useEffect(refresh, [refresh]);
  if (error) {
    return (
      <Notice
        tone="destructive"
        title="The requests could not be loaded"
        action={<Button onClick={refresh}>Try again</Button>}
      >
        {error.sentence}
      </Notice>
    );
  }
  if (!data) return <Skeleton lines={6} />;
  if (data.total === 0) return <p>Nobody has asked yet. Requests from the home page appear here.</p>;
  if (data.contacts.length === 0) return <p>No request has “{search}” in its name or address.</p>;
  return (
    <>
      <p role="status">
        {data.waiting} waiting, {data.total} in all
      </p>
      <ContactsTable contacts={data.contacts} input={input} />
    </>
  );
}
