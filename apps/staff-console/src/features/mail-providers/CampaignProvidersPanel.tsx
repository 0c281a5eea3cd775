import { useRef } from 'react';
import { styled } from 'styled-components';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { getCampaignProviders, type CampaignProvider } from '@workspace/contracts/mail-providers';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Panel } from '@workspace/ui/Panel';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useRefreshOnChange } from '../../layout/use-refresh-on-change.ts';
import { ProviderPause } from './ProviderPause.tsx';
import { ProviderProgress } from './ProviderProgress.tsx';
import { WarmUpWait } from './WarmUpWait.tsx';

const Focusable = styled.div`
  outline-offset: 4px;
`;

interface CampaignProvidersPanelProps {
  campaignId: string;
  /** A change of this value refreshes the data. */
  asOf: string;
}

/**
 * A campaign's progress by mail provider. Renders nothing while all recipients are of other providers, and nothing warms
 * up.
 */
export function CampaignProvidersPanel({ campaignId, asOf }: CampaignProvidersPanelProps) {
  const { data, error, refresh } = useEndpoint(
    getCampaignProviders,
    { params: { id: campaignId } },
    { refreshInterval: intervalOf },
  );
  useRefreshOnChange(asOf, refresh);
  const box = useRef<HTMLDivElement>(null);
  if (error && !data)
    return (
      <Panel title="By mail provider">
        <NotLoaded subject="The mail providers" error={error} refresh={refresh} />
      </Panel>
    );
  if (!data || data.providers.every(({ key, warmUp }) => key === 'other' && !warmUp)) return null;
  // The pressed button is about to go.
  const onEnded = () => (refresh(), box.current?.focus());
  return (
    <Panel title="By mail provider">
      <Focusable ref={box} tabIndex={-1}>
        <Stack>
          <WarmUpWait providers={data.providers} />
          {pausesOf(data.providers).map((pause) => (
            <ProviderPause key={pause.key} pause={pause} onEnded={onEnded} />
          ))}
          <ProviderProgress providers={data.providers} />
        </Stack>
      </Focusable>
    </Panel>
  );
}

const pausesOf = (providers: readonly CampaignProvider[]) => providers.flatMap(({ pauses }) => pauses);

/** A pause begins and ends without a change of the counts. */
function intervalOf(data?: ResponseOf<typeof getCampaignProviders>): number {
  const isOpen = data?.providers.some(({ counts }) => counts.queued + counts.retry > 0);
  return isOpen ? 5_000 : 0;
}
