import { useState } from 'react';
import { useRefresh, useUpdateCached } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { discardImport, getImport, startImport, type SubscriberImport } from '@workspace/contracts/subscriber-imports';
import { Button } from '@workspace/ui/Button';
import { Panel } from '@workspace/ui/Panel';
import { StackedBar } from '@workspace/ui/StackedBar';
import { useConsolePath } from '../../layout/base-path.ts';
import { formatCount } from '../../layout/format-number.ts';
import { ConsoleLinkButton } from '../../layout/ConsoleLinkButton.tsx';
import { Permitted } from '../../layout/Permitted.tsx';
import { Row, Stack } from '../../layout/Stack.tsx';
import { useAction } from '../../layout/use-action.ts';
import { useNavigateHere } from '../../layout/use-navigate-here.ts';
import { againMark } from './checked-files.ts';
import { countParts } from './count-parts.ts';
import { ReadFields } from './ReadFields.tsx';
import { startLabelOf } from './start-label-of.ts';
import { ReadColumns } from './ReadColumns.tsx';

/** The result of a check: the effects of importing the file, with nobody added yet. */
export function DryRun({ subscriberImport }: { subscriberImport: SubscriberImport }) {
  const { id, counts, rows, fields, emailListId } = subscriberImport;
  const { start, isSending } = useStart(id);
  const path = useConsolePath();
  const label = startLabelOf(subscriberImport);
  return (
    <Panel title={`${formatCount(rows, 'row')} read`}>
      <Stack>
        <p>
          Nobody is added yet. Who left before stays out. Who is there already stays as they are
          {fields.length > 0 && ', and gets values only in fields that are empty'}.{' '}
          <ReadColumns subscriberImport={subscriberImport} />
        </p>
        {counts.unsubscribed !== undefined && (
          <p>
            {formatCount(counts.unsubscribed, 'person has', 'people have')} unsubscribed or bounced elsewhere, says the
            file. They are stored as such and get no email, also those who are on the list now.
          </p>
        )}
        <StackedBar label="Rows of the file" parts={countParts(subscriberImport)} />
        <ReadFields subscriberImport={subscriberImport} />
        <Permitted to="email-lists:write">
          <Row>
            {counts.added === 0 && !counts.unsubscribed && <p>Nobody in this file is new to the list.</p>}
            {label && (
              <Button variant="primary" isBusy={isSending} onClick={() => void start()}>
                {label}
              </Button>
            )}
            <ConsoleLinkButton href={path(`lists/${emailListId}/import?${againMark}=${id}`)}>
              Choose other columns or another file
            </ConsoleLinkButton>
            <Discard subscriberImport={subscriberImport} />
          </Row>
        </Permitted>
      </Stack>
    </Panel>
  );
}

function useStart(id: string) {
  const { send, isSending } = useSend(startImport);
  const updateCached = useUpdateCached();
  const refresh = useRefresh();
  const runAction = useAction();
  const input = { params: { id } };
  const start = async () => {
    const result = await runAction(send(input), 'Failed to upload subscribers', () => refresh(getImport, input));
    if (result) updateCached(getImport, input, (cached) => ({ ...cached, subscriberImport: result.subscriberImport }));
  };
  return { start, isSending };
}

function Discard({ subscriberImport: { id, emailListId } }: { subscriberImport: SubscriberImport }) {
  const { send } = useSend(discardImport);
  const refresh = useRefresh();
  const [isLeaving, setLeaving] = useState(false);
  const runAction = useAction();
  const navigate = useNavigateHere();
  const path = useConsolePath();
  const discard = async () => {
    setLeaving(true);
    const input = { params: { id } };
    const isDone = await runAction(
      send(input).then(() => true),
      'Failed to discard the file',
      () => refresh(getImport, input),
    );
    if (isDone) navigate(path(`lists/${emailListId}`));
    else setLeaving(false);
  };
  return (
    <Button variant="quiet" isBusy={isLeaving} onClick={() => void discard()}>
      Discard the file
    </Button>
  );
}
