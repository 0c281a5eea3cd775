import type { TransportCheck } from '@workspace/contracts/domain-check';
import { Panel } from '@workspace/ui/Panel';
import { CheckList } from '../../layout/CheckList.tsx';

/** The transports that email is divided among, and if a connection to each succeeds. */
export function TransportsPanel({ transports }: { transports: readonly TransportCheck[] }) {
  const total = transports.reduce((sum, { weight }) => sum + weight, 0);
  const isAnyUp = transports.some(({ error }) => error === null);
  const toRow = ({ name, weight, error }: TransportCheck, index: number) => ({
    name: `${index} ${name}`,
    outcome: error === null ? ('ok' as const) : isAnyUp ? ('warning' as const) : ('stop' as const),
    children: (
      <>
        <strong>{name}</strong>
        <p>
          {error === null
            ? `It accepts connections. Its share is ${Math.round((weight / total) * 100)}% of all email.`
            : `Not reachable (${error}). ${isAnyUp ? 'The others send its share' : 'Email waits'} until it is back.`}
        </p>
      </>
    ),
  });
  return (
    <Panel title="Mail transports">
      <CheckList label="Mail transports" checks={transports.map(toRow)} />
    </Panel>
  );
}
