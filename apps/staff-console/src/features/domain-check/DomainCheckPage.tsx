import { checkDomain, type DomainCheck } from '@workspace/contracts/domain-check';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Button } from '@workspace/ui/Button';
import { Panel } from '@workspace/ui/Panel';
import { Skeleton } from '@workspace/ui/Skeleton';
import { CheckList } from '../../layout/CheckList.tsx';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useTitle } from '../../layout/use-title.ts';
import { ProvidersPanel } from '../mail-providers/ProvidersPanel.tsx';
import { WarmUpPanel } from '../mail-providers/WarmUpPanel.tsx';
import { RecordToSet } from './RecordToSet.tsx';
import { TransportsPanel } from './TransportsPanel.tsx';

const names: Record<DomainCheck['name'], string> = {
  spf: 'Servers that may send (SPF)',
  dkim: 'Signature (DKIM)',
  dmarc: 'Policy (DMARC)',
  alignment: 'The signature speaks for the sender (alignment)',
  mx: 'Answers can be delivered (MX)',
  'reverse-dns': 'Name of the mail server (reverse DNS)',
  tls: 'Encryption on the way to the mail server (TLS)',
  'mta-sts': 'Encryption of email to you (MTA-STS)',
  bimi: 'Logo beside the sender (BIMI)',
};

/** The sender's domain as receiving servers see it, with the records to set. */
export default function DomainCheckPage() {
  const { data, error, refresh } = useEndpoint(checkDomain, {});
  useTitle('Sender domain');
  return (
    <Stack>
      <PageHeader
        title="Sender domain"
        subtitle={data && `${data.domain}, through ${data.mailServer}`}
        crumbs={[{ page: 'newsletter', label: 'Newsletter' }]}
      >
        <Button onClick={refresh}>Check again</Button>
      </PageHeader>
      <Panel title={data ? summaryOf(data.checks) : 'Checks'}>
        {error && <NotLoaded subject="The checks" error={error} refresh={refresh} />}
        {!data && !error && (
          <Stack $gap="md">
            <p role="status">Asking DNS and the mail server …</p>
            <Skeleton lines={9} />
          </Stack>
        )}
        {data && <CheckList label="Checks of the domain" checks={data.checks.map(toRow)} />}
      </Panel>
      {data && data.transports.length > 0 && <TransportsPanel transports={data.transports} />}
      <WarmUpPanel />
      <ProvidersPanel />
    </Stack>
  );
}

const toRow = ({ name, outcome, sentence, record }: DomainCheck) => ({
  name,
  outcome,
  children: (
    <>
      <strong>{names[name]}</strong>
      <p>{sentence}</p>
      {record && <RecordToSet record={record} />}
    </>
  ),
});

function summaryOf(checks: readonly DomainCheck[]): string {
  const count = (outcome: DomainCheck['outcome']) => checks.filter((check) => check.outcome === outcome).length;
  if (count('stop') > 0) return 'Receiving servers will reject your newsletter';
  if (count('warning') > 0) return 'Some servers may distrust your newsletter';
  return count('unknown') > 0
    ? 'Not everything could be checked from here'
    : 'Receiving servers can verify your newsletter';
}
