import { useRef } from 'react';
import { listMailProviders, type MailProvider } from '@workspace/contracts/mail-providers';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Badge } from '@workspace/ui/Badge';
import { Panel } from '@workspace/ui/Panel';
import { Skeleton } from '@workspace/ui/Skeleton';
import { Table } from '@workspace/ui/Table';
import { formatNumber } from '../../layout/format-number.ts';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { TableHead } from '../../layout/TableHead.tsx';
import { ProviderPause } from './ProviderPause.tsx';

const columns = [
  { name: 'Provider' },
  { name: 'At the same time', isFigure: true },
  { name: 'Each second', isFigure: true },
  { name: 'State' },
];

/** The limits and states of mail providers. */
export function ProvidersPanel() {
  const { data, error, refresh } = useEndpoint(listMailProviders, {}, { refreshInterval: () => 10_000 });
  const box = useRef<HTMLDivElement>(null);
  return (
    <Panel title="Mail providers">
      {error && !data && <NotLoaded subject="The mail providers" error={error} refresh={refresh} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && (
        <div ref={box} tabIndex={-1}>
          <Stack>
            <p>
              Newsletters go to each provider at its own pace. A provider that asks to slow down gets half the rate for
              ten minutes, and one that blocks emails gets none for a while.
            </p>
            {data.providers.map(({ key, name, pausedUntil: until, sentence }) => {
              if (until === null) return null;
              const pause = { key, name, until, sentence: sentence ?? '' };
              return <ProviderPause key={key} pause={pause} onEnded={() => (refresh(), box.current?.focus())} />;
            })}
            <Providers providers={data.providers} />
          </Stack>
        </div>
      )}
    </Panel>
  );
}

const Providers = ({ providers }: { providers: readonly MailProvider[] }) => (
  <Table caption="Emails to each mail provider" isCaptionHidden density="dense">
    <TableHead columns={columns} />
    <tbody>
      {providers.map(({ key, name, connections, perSecond, rate, level, pausedUntil }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          <td data-numeric>{limit(connections)}</td>
          <td data-numeric>
            {level > 0 && perSecond > 0 ? `${limit(rate)} of ${limit(perSecond)}` : limit(perSecond)}
          </td>
          <td>
            <State isPaused={pausedUntil !== null} isSlowed={level > 0} />
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);

const limit = (most: number): string => (most === 0 ? 'No limit' : formatNumber(most));

function State({ isPaused, isSlowed }: { isPaused: boolean; isSlowed: boolean }) {
  if (isPaused) return <Badge tone="danger">Paused</Badge>;
  return isSlowed ? <Badge tone="caution">Slowed</Badge> : <Badge tone="good">As usual</Badge>;
}
