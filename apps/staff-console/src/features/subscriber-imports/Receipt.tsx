import { useState } from 'react';
import type { SubscriberImport } from '@workspace/contracts/subscriber-imports';
import { Button } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';
import { Panel } from '@workspace/ui/Panel';
import { StackedBar } from '@workspace/ui/StackedBar';
import { useConsolePath } from '../../layout/base-path.ts';
import { Facts } from '../../layout/Facts.tsx';
import { counted } from '../../layout/figures.ts';
import { shortMoment } from '../../layout/local-time.ts';
import { sizeOf } from '../../layout/size-of.ts';
import { RouteButton } from '../../layout/RouteButton.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { countParts } from './count-parts.ts';
import { ReadColumns } from './ReadColumns.tsx';
import { UndoDialog } from './UndoDialog.tsx';

/** The receipt of an import: who, what and when, its result, and the button to undo it. */
export function Receipt({ found }: { found: SubscriberImport }) {
  const [isAsking, setAsking] = useState(false);
  const { status, counts } = found;
  const path = useConsolePath();
  return (
    <Panel
      title={titleOf(found)}
      actions={
        <>
          {status === 'done' && counts.added > 0 && <Button onClick={() => setAsking(true)}>Undo this import</Button>}
          {status === 'failed' && (
            <RouteButton href={path(`lists/${found.emailListId}/import`)}>Choose the file again</RouteButton>
          )}
        </>
      }
    >
      <Stack>
        {status === 'failed' && (
          <Notice tone="destructive" title="Nobody was added">
            {found.problem ?? 'The import stopped. The list is as it was before.'}
          </Notice>
        )}
        {status === 'undone' && (
          <Notice tone="calm">
            {counted(found.removed, 'subscriber')} taken off the list again. Those who have left since stay, as such, so
            that nobody adds them again.
          </Notice>
        )}
        {status !== 'failed' && <StackedBar label="Rows of the file" parts={countParts(found)} />}
        <Facts facts={factsOf(found)} />
      </Stack>
      <UndoDialog found={found} isOpen={isAsking} onClose={() => setAsking(false)} />
    </Panel>
  );
}

function titleOf({ status, counts }: SubscriberImport): string {
  if (status === 'failed') return 'This import failed';
  const added = counted(counts.added, 'subscriber');
  return status === 'undone' ? `${added} had been added` : `${added} added`;
}

const factsOf = (found: SubscriberImport) => [
  { name: 'By', value: found.createdBy },
  { name: 'File received', value: shortMoment(found.createdAt) },
  ...(found.finishedAt ? [{ name: 'Finished', value: shortMoment(found.finishedAt) }] : []),
  { name: 'File', value: `${found.fileName}, ${sizeOf(found.bytes)}, ${counted(found.rows, 'row')}` },
  { name: 'Columns', value: <ReadColumns found={found} /> },
  { name: 'Checksum (SHA-256)', value: <code>{found.checksum}</code> },
];
