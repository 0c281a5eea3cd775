import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { listSuppressions, suppressAddress, type Suppression } from '@workspace/contracts/mail-suppressions';
import { fieldMessages } from '@workspace/contracts/endpoint/field-messages';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Button } from '@workspace/ui/Button';
import { TextField } from '@workspace/ui/Field';
import { space } from '@workspace/ui/theme/tokens.ts';
import { formatNumber } from '../../layout/format-number.ts';
import { ListSkeleton } from '../../layout/ListSkeleton.tsx';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useTitle } from '../../layout/use-title.ts';
import { Permitted } from '../../layout/Permitted.tsx';
import { SuppressionsTable } from './SuppressionsTable.tsx';
import { useSuppression } from './use-suppression.ts';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.sm};
  > :first-child {
    flex: 1 1 16rem;
    max-width: 26rem;
  }
`;

/** The addresses suppressed on every list: look one up, suppress one, and undo a suppression by staff. */
export default function SuppressionsPage() {
  const [searched, setSearched] = useState<string>();
  useTitle('Suppressed addresses');
  return (
    <Stack>
      <PageHeader
        title="Suppressed addresses"
        subtitle="They get no mail from any list, and no import brings them back"
        crumbs={[{ label: 'Newsletter', page: 'newsletter' }]}
      />
      <Suppressions searched={searched} onSearch={setSearched} />
    </Stack>
  );
}

interface SuppressionsProps {
  searched: string | undefined;
  onSearch: (email: string | undefined) => void;
}

function Suppressions({ searched, onSearch }: SuppressionsProps) {
  const [email, setEmail] = useState('');
  const [fault, setFieldError] = useState<string>();
  const { data, error, refresh } = useEndpoint(listSuppressions, { query: { email: searched } });
  const { stop, allow, isSending } = useSuppression(refresh);
  const withAddress = (run: (address: string) => void) => {
    const parsed = suppressAddress.body.safeParse({ email });
    setFieldError(parsed.success ? undefined : fieldMessages(parsed.error.issues).email);
    if (parsed.success) run(parsed.data.email);
  };
  const find = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() === '') return onSearch(undefined);
    withAddress(onSearch);
  };
  const stopAddress = (address: string) => void stop(address).then((isDone) => isDone && onSearch(address));
  return (
    <Stack $gap="lg">
      <Form onSubmit={find} role="search" noValidate>
        <TextField
          label="Email address"
          type="email"
          autoComplete="off"
          value={email}
          error={fault}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Button type="submit">Find</Button>
        <Permitted to="mail-suppressions:write">
          <Button isBusy={isSending} onClick={() => withAddress(stopAddress)}>
            Stop all mail
          </Button>
        </Permitted>
      </Form>
      {error && !data && <NotLoaded subject="The addresses" error={error} refresh={refresh} />}
      {!data && !error && <ListSkeleton rows={4} />}
      {data && <Results searched={searched} found={data} onAllow={(one) => void allow(one)} />}
    </Stack>
  );
}

interface ResultsProps {
  searched: string | undefined;
  found: ResponseOf<typeof listSuppressions>;
  onAllow: (suppression: Suppression) => void;
}

function Results({ searched, found: { suppressions, total }, onAllow }: ResultsProps) {
  return (
    <>
      <p role="status">{summary(searched, suppressions.length, total)}</p>
      {suppressions.length > 0 && <SuppressionsTable suppressions={suppressions} onAllow={onAllow} />}
    </>
  );
}

function summary(searched: string | undefined, found: number, total: number): string {
  if (searched !== undefined)
    return found > 0 ? `${searched} gets no mail from any list.` : `${searched} is not suppressed.`;
  if (total === 0) return 'No address is suppressed.';
  return total > found
    ? `The newest ${formatNumber(found)} of ${formatNumber(total)}`
    : `${formatNumber(total)} in all`;
}
