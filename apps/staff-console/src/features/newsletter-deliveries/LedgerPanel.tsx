import { useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import type { CampaignCounts } from '@workspace/contracts/newsletter-campaigns';
import { DeliveryStatus } from '@workspace/contracts/newsletter-deliveries';
import { SelectField, TextField } from '@workspace/ui/Field';
import { Panel } from '@workspace/ui/Panel';
import { space } from '@workspace/ui/theme/tokens.ts';
import { deliveryWords } from './DeliveryBadge.tsx';
import { FoundDeliveries } from './FoundDeliveries.tsx';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md} ${space.lg};
  margin-bottom: ${space.lg};
  > * {
    flex: 1 1 14rem;
    max-width: 22rem;
  }
`;
const options = DeliveryStatus.options.map((value) => ({ value, label: deliveryWords[value][1] }));

interface LedgerPanelProps {
  campaignId: string;
  /** When these change, there is something new to show. */
  counts: CampaignCounts;
}

/** A campaign's ledger: what became of the message to each recipient. */
export function LedgerPanel({ campaignId, counts }: LedgerPanelProps) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState('');
  const asked = useDeferredValue(search).trim();
  const status = DeliveryStatus.safeParse(chosen).data;
  return (
    <Panel title="Ledger">
      <Tools>
        <TextField
          label="Search by beginning of address"
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <SelectField
          label="Outcome"
          placeholder="All"
          options={options}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
      </Tools>
      <FoundDeliveries
        key={`${asked} ${chosen}`}
        campaignId={campaignId}
        search={asked}
        status={status}
        asOf={JSON.stringify(counts)}
      />
    </Panel>
  );
}
