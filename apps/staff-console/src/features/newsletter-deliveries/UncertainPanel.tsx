import { useState } from 'react';
import { styled } from 'styled-components';
import { listDeliveries } from '@workspace/contracts/newsletter-deliveries';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Notice } from '@workspace/ui/Notice';
import { Panel } from '@workspace/ui/Panel';
import { Skeleton } from '@workspace/ui/Skeleton';
import { measure, space } from '@workspace/ui/theme/tokens.ts';
import { formatCount } from '../../layout/format-number.ts';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { Permitted } from '../../layout/Permitted.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useRefreshOnChange } from '../../layout/use-refresh-on-change.ts';
import { ResendButtons } from './ResendButtons.tsx';
import { UncertainChoices } from './UncertainChoices.tsx';

const Copy = styled.ul`
  display: grid;
  gap: ${space.sm};
  max-width: ${measure.text};
  padding-left: 1.2em;
`;

interface UncertainPanelProps {
  campaignId: string;
  count: number;
  onResent: () => void;
}

/** Deliveries with an unknown outcome: the known facts, the risk of sending again, and the choice. */
export function UncertainPanel({ campaignId, count, onResent }: UncertainPanelProps) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const query = { status: 'uncertain' } as const;
  const { data, error, refresh } = useEndpoint(listDeliveries, { params: { id: campaignId }, query });
  useRefreshOnChange(String(count), refresh);
  const open = data?.deliveries.filter(({ resentAt }) => resentAt === null) ?? [];
  const resent = () => {
    setChosen([]);
    refresh();
    onResent();
  };
  const isDone = data !== undefined && !data.isArchived && open.length === 0 && data.next === null;
  return (
    <Panel title={`${formatCount(count, 'recipient')} uncertain`}>
      <Stack $gap="lg">
        <WhatIsKnown />
        {error && !data && <NotLoaded subject="The recipients" error={error} refresh={refresh} />}
        {!data && !error && <Skeleton lines={3} />}
        {data?.isArchived && <Notice>The ledger is in the archive: no email can be sent once more.</Notice>}
        {isDone && (
          <Notice>Each of them was sent once more already, and is uncertain again. Nothing is left to do.</Notice>
        )}
        {open.length > 0 && (
          <Permitted to="newsletter-campaigns:write">
            <UncertainChoices deliveries={open} chosen={chosen} hasMore={data?.next !== null} onChange={setChosen} />
            <ResendButtons campaignId={campaignId} chosen={chosen} count={count} onResent={resent} />
          </Permitted>
        )}
      </Stack>
    </Panel>
  );
}

const WhatIsKnown = () => (
  <Copy>
    <li>
      What is known: the message was given to the mail server, and the connection or our process ended before its answer
      was seen. It may have gone out, or not.
    </li>
    <li>
      What sending once more risks: who got the first message may see it twice. It carries the same Message-ID, by which
      some mailboxes show it once.
    </li>
    <li>What leaving it risks: who did not get it, will not. Each can be sent once more a single time.</li>
  </Copy>
);
