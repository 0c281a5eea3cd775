import type { SubscriberImport } from '@workspace/contracts/subscriber-imports';
import { Panel } from '@workspace/ui/Panel';
import { Progress } from '@workspace/ui/Progress';
import { formatCount, formatNumber } from '../../layout/format-number.ts';
import { Stack } from '../../layout/Stack.tsx';

/** The progress of an import. Leaving the page does not stop it. */
export function ImportProgress({
  subscriberImport: { status, rows, counts, progress },
}: {
  subscriberImport: SubscriberImport;
}) {
  const isUndoing = status === 'undoing';
  return (
    <Panel>
      <Stack $gap="lg">
        <Progress
          label={
            isUndoing
              ? `Taking back ${formatCount(counts.added, 'subscriber')}`
              : `Adding ${formatCount(counts.added, 'subscriber')}`
          }
          value={isUndoing ? undefined : progress}
          most={rows}
        >
          {isUndoing
            ? 'The list is as it was in a moment'
            : `${formatNumber(progress)} of ${formatCount(rows, 'row')} dealt with`}
        </Progress>
        <p>You can leave this page: it goes on by itself, all or nobody. The list shows it once it is complete.</p>
      </Stack>
    </Panel>
  );
}
