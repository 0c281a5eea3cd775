import { useSearchParams } from 'react-router-dom';
import { findDeliveries } from '@workspace/contracts/newsletter-deliveries';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { formatCount } from '../../layout/format-number.ts';
import { ListSkeleton } from '../../layout/ListSkeleton.tsx';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useTitle } from '../../layout/use-title.ts';
import { DeliveriesTable } from './DeliveriesTable.tsx';
import { FindDelivery } from './FindDelivery.tsx';

/** Finds the deliveries to one address in the ledgers of all campaigns. */
export default function DeliveriesPage() {
  const [address] = useSearchParams();
  const email = address.get('email')?.trim() ?? '';
  useTitle('Did they get it?');
  return (
    <Stack>
      <PageHeader
        title="Did they get it?"
        subtitle="One address in the ledgers of all campaigns, the newest first"
        crumbs={[{ label: 'Campaigns', page: 'newsletter?tab=campaigns' }]}
      />
      <FindDelivery key={email} query={email} />
      {email ? <Results email={email} /> : <p>Enter an address to see every email that was meant for it.</p>}
    </Stack>
  );
}

function Results({ email }: { email: string }) {
  const { data, error, refresh } = useEndpoint(findDeliveries, { query: { email } });
  if (error && !data) return <NotLoaded subject="The ledgers" error={error} refresh={refresh} />;
  if (!data) return <ListSkeleton rows={4} />;
  if (data.deliveries.length === 0)
    return <p role="status">No campaign had an email for {email}. Look at the spelling, or at the lists.</p>;
  return (
    <>
      <p role="status">{formatCount(data.deliveries.length, 'email')} for this address</p>
      <DeliveriesTable caption={`Emails for ${email}`} deliveries={data.deliveries} />
    </>
  );
}
