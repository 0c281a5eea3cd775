import { useDeferredValue, useState } from 'react';
import { DeliveryStatus } from '@workspace/contracts/newsletter-deliveries';
import { Panel } from '@workspace/ui/Panel';
import { SearchTools } from '../../layout/SearchTools.tsx';
import { deliveryLabels } from './DeliveryBadge.tsx';
import { DeliveryResults } from './DeliveryResults.tsx';

const options = DeliveryStatus.options.map((value) => ({ value, label: deliveryLabels[value][1] }));

interface LedgerPanelProps {
  campaignId: string;
  /** A change of this value refreshes the data. */
  asOf: string;
}

/** A campaign's ledger: the outcome for each recipient. */
export function LedgerPanel({ campaignId, asOf }: LedgerPanelProps) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState('');
  const query = useDeferredValue(search).trim();
  const status = DeliveryStatus.safeParse(chosen).data;
  return (
    <Panel title="Ledger">
      <SearchTools
        search={{ label: 'Search by beginning of address', value: search, onChange: setSearch }}
        choice={{ label: 'Outcome', options: options, value: chosen, onChange: setChosen }}
      />
      <DeliveryResults key={`${query} ${chosen}`} campaignId={campaignId} search={query} status={status} asOf={asOf} />
    </Panel>
  );
}
