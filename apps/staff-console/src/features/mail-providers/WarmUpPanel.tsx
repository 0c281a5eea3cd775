import { getWarmUp, type WarmUp } from '@workspace/contracts/mail-providers';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Panel } from '@workspace/ui/Panel';
import { Table } from '@workspace/ui/Table';
import { TimeBars } from '@workspace/ui/TimeBars';
import { formatNumber } from '../../layout/format-number.ts';
import { NonPhoneCell } from '../../layout/NonPhoneCell.tsx';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { TableHead } from '../../layout/TableHead.tsx';
import { warmUpHold } from './warm-up-words.ts';

const columns = [
  { name: 'Provider' },
  { name: 'Day', isFigure: true },
  { name: 'Today', isFigure: true },
  { name: 'May get', isFigure: true },
  { name: 'Note', isHiddenOnPhone: true },
];

/** The plan of a warm-up, and the emails of today by provider. Renders nothing without one. */
export function WarmUpPanel() {
  const { data, error, refresh } = useEndpoint(getWarmUp, {}, { refreshInterval: () => 10_000 });
  if (error && !data)
    return (
      <Panel title="Warm-up">
        <NotLoaded subject="The warm-up" error={error} refresh={refresh} />
      </Panel>
    );
  if (!data?.warmUp) return null;
  return <Plan warmUp={data.warmUp} />;
}

function Plan({ warmUp: { from, plan, providers } }: { warmUp: WarmUp }) {
  const day = Math.max(...providers.map((provider) => provider.day));
  const title = day > 0 ? `Warm-up, day ${day} of ${plan.length}` : `Warm-up from ${from}`;
  return (
    <Panel title={title}>
      <Stack>
        <p>
          A new domain or address sends a little more each day, so that providers learn to trust it. Newsletters wait
          when a provider has got its emails of a day, and go on at 00:00 UTC. A provider that slows us down gets as
          many the next day.
        </p>
        <TimeBars
          label="Emails to each provider by day of the plan; other providers together get half as much again"
          counts={plan}
          columns={{ step: 'Day', count: 'Emails' }}
          stepOf={(index) => `Day ${index + 1}`}
          every={9}
          current={day - 1}
        />
        <Table caption="Emails of today to each mail provider" isCaptionHidden density="dense">
          <TableHead columns={columns} />
          <tbody>
            {providers.map((provider) => (
              <ProviderToday key={provider.key} provider={provider} />
            ))}
          </tbody>
        </Table>
      </Stack>
    </Panel>
  );
}

function ProviderToday({ provider }: { provider: WarmUp['providers'][number] }) {
  const { name, day, days, sent, budget } = provider;
  const isSpent = day > 0 && sent >= budget;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-numeric>{day > 0 ? `${day} of ${days}` : 'Later'}</td>
      <td data-numeric>{formatNumber(sent)}</td>
      <td data-numeric>{formatNumber(budget)}</td>
      <NonPhoneCell>
        {[isSpent ? 'The rest goes tomorrow from 00:00 UTC.' : '', warmUpHold(provider)].join(' ').trim()}
      </NonPhoneCell>
    </tr>
  );
}
