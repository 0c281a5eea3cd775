import { useState } from 'react';
import type { SubscriberImport } from '@workspace/contracts/subscriber-imports';
import { Button } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';
import { Panel } from '@workspace/ui/Panel';
import { StackedBar } from '@workspace/ui/StackedBar';
import { useConsolePath } from '../../layout/base-path.ts';
import { Facts } from '../../layout/Facts.tsx';
import { formatCount } from '../../layout/format-number.ts';
import { shortMoment } from '../../layout/local-time.ts';
import { sizeOf } from '../../layout/size-of.ts';
import { ConsoleLinkButton } from '../../layout/ConsoleLinkButton.tsx';
import { Permitted } from '../../layout/Permitted.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { countParts } from './count-parts.ts';
import { ReadColumns } from './ReadColumns.tsx';
import { ReadFields } from './ReadFields.tsx';
import { UndoDialog } from './UndoDialog.tsx';

/** The receipt of an import: who, what and when, its result, and the button to undo it. */
export function Receipt({ subscriberImport }: { subscriberImport: SubscriberImport }) {
  const [isOpen, setOpen] = useState(false);
  const { status, filled = 0 } = subscriberImport;
  return (
    <Panel
      title={titleOf(subscriberImport)}
      actions={<Actions subscriberImport={subscriberImport} onUndo={() => setOpen(true)} />}
    >
      <Stack>
        {status === 'failed' && (
          <Notice tone="destructive" title="Nobody was added">
            {subscriberImport.problem ?? 'The import stopped. The list is as it was before.'}
          </Notice>
        )}
        {status === 'undone' && (
          <Notice tone="calm">
            {formatCount(subscriberImport.removed, 'subscriber')} taken off the list again. Those who have left since
            stay, as such, so that nobody adds them again.{' '}
            {filled > 0 && 'The values that the file had filled in are removed, unless somebody changed them since.'}
          </Notice>
        )}
        {status !== 'failed' && <StackedBar label="Rows of the file" parts={countParts(subscriberImport)} />}
        {status === 'done' && filled > 0 && (
          <p>
            {formatCount(filled, 'person', 'people')} on the list got values in fields that were empty. No other value
            was changed.
          </p>
        )}
        <ReadFields subscriberImport={subscriberImport} />
        <Facts facts={factsOf(subscriberImport)} />
      </Stack>
      <UndoDialog subscriberImport={subscriberImport} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Panel>
  );
}

interface ActionsProps {
  subscriberImport: SubscriberImport;
  onUndo: () => void;
}

function Actions({ subscriberImport: { id, emailListId, status, counts, filled = 0 }, onUndo }: ActionsProps) {
  const path = useConsolePath();
  return (
    <Permitted to="email-lists:write">
      {status === 'done' && counts.added > 0 && (
        <ConsoleLinkButton href={path(`segments/new?importId=${id}`)} variant="quiet">
          Create a segment of these people
        </ConsoleLinkButton>
      )}
      {status === 'done' && counts.added + filled > 0 && <Button onClick={onUndo}>Undo this import</Button>}
      {status === 'failed' && (
        <ConsoleLinkButton href={path(`lists/${emailListId}/import`)}>Choose the file again</ConsoleLinkButton>
      )}
    </Permitted>
  );
}

function titleOf({ status, counts }: SubscriberImport): string {
  if (status === 'failed') return 'This import failed';
  const added = formatCount(counts.added, 'subscriber');
  return status === 'undone' ? `${added} had been added` : `${added} added`;
}

const factsOf = (subscriberImport: SubscriberImport) => [
  { name: 'By', value: subscriberImport.createdBy },
  { name: 'File received', value: shortMoment(subscriberImport.createdAt) },
  ...(subscriberImport.finishedAt ? [{ name: 'Finished', value: shortMoment(subscriberImport.finishedAt) }] : []),
  {
    name: 'File',
    value: `${subscriberImport.fileName}, ${sizeOf(subscriberImport.bytes)}, ${formatCount(subscriberImport.rows, 'row')}`,
  },
  { name: 'Columns', value: <ReadColumns subscriberImport={subscriberImport} /> },
  { name: 'Checksum (SHA-256)', value: <code>{subscriberImport.checksum}</code> },
];
