import { useDeferredValue, useState } from 'react';
import { DeliveryStatus } from '@workspace/contracts/newsletter-deliveries';
import { Panel } from '@workspace/ui/Panel';
import { SearchTools } from '../../layout/SearchTools.tsx';
import { deliveryWords } from './DeliveryBadge.tsx';
import { FoundDeliveries } from './FoundDeliveries.tsx';

const options = DeliveryStatus.options.map((value) => ({ value, label: deliveryWords[value][1] }));

interface LedgerPanelProps {
  campaignId: string;
  /** When this changes, there is something new to show. */
  asOf: string;
}

/** A campaign's ledger: what became of the message to each recipient. */
export function LedgerPanel({ campaignId, asOf }: LedgerPanelProps) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState('');
  const asked = useDeferredValue(search).trim();
  const status = DeliveryStatus.safeParse(chosen).data;
  return (
    <Panel title="Ledger">
      <SearchTools
        search={{ label: 'Search by beginning of address', value: search, onChange: setSearch }}
        choice={{ label: 'Outcome', options: options, value: chosen, onChange: setChosen }}
      />
      <FoundDeliveries key={`${asked} ${chosen}`} campaignId={campaignId} search={asked} status={status} asOf={asOf} />
    </Panel>
  );
}
