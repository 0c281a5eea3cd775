import { useState } from 'react';
import { changeListDigest, getListDigest, type ListDigest } from '@workspace/contracts/list-digests';
import { useEndpoint, useUpdateCached } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { Button } from '@workspace/ui/Button';
import { SelectField } from '@workspace/ui/Field';
import { Panel } from '@workspace/ui/Panel';
import { Skeleton } from '@workspace/ui/Skeleton';
import { Switch } from '@workspace/ui/Switch';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { PermittedFields } from '../../layout/PermittedFields.tsx';
import { Row, Stack } from '../../layout/Stack.tsx';
import { useAction } from '../../layout/use-action.ts';
import { DigestRuns } from './DigestRuns.tsx';
import { dayInWords, hourInWords } from './digest-words.ts';

/** The monthly digest of a list: its plan, and the drafts of the last months. */
export function DigestPanel({ listId }: { listId: string }) {
  const { data, error, refresh } = useEndpoint(getListDigest, { params: { id: listId } });
  return (
    <Panel title="Monthly digest">
      {error && !data && <NotLoaded subject="The digest" error={error} refresh={refresh} />}
      {!data && !error && <Skeleton lines={3} />}
      {data && <Digest listId={listId} digest={data} />}
    </Panel>
  );
}

type Plan = Pick<ListDigest, 'isOn' | 'day' | 'hour'>;

const days = Array.from({ length: 31 }, (_, index) => ({ value: `${index + 1}`, label: dayInWords(index + 1) }));
const hours = Array.from({ length: 24 }, (_, hour) => ({ value: `${hour}`, label: hourInWords(hour) }));

function Digest({ listId, digest }: { listId: string; digest: ListDigest }) {
  const [changed, setChanged] = useState<Partial<Plan>>({});
  const { save, isSending } = useSaveDigest(listId);
  const { nextAt, zone, runs } = digest;
  const { isOn, ...when } = { isOn: digest.isOn, day: digest.day, hour: digest.hour, ...changed };
  const isChanged = when.day !== digest.day || when.hour !== digest.hour;
  const flip = async (next: boolean) => {
    setChanged({ ...changed, isOn: next });
    await save({ isOn: next });
    setChanged(({ isOn: _saved, ...others }) => others);
  };
  const saveWhen = async () => {
    if (await save(when)) setChanged({});
  };
  return (
    <Stack>
      <PermittedFields to="email-lists:write">
        <Switch
          label="Draft a digest each month"
          hint="A campaign with the posts published since the last digest. It waits as a draft for your introduction, and is never sent by itself."
          isOn={isOn}
          onFlip={(next) => void flip(next)}
        />
        {isOn && (
          <Row data-fields>
            <WhenFields plan={when} onChange={setChanged} />
            <Button aria-disabled={!isChanged} isBusy={isSending} onClick={() => void saveWhen()}>
              Save Digest
            </Button>
          </Row>
        )}
      </PermittedFields>
      {isOn && nextAt && <p>The next draft is made on {timeIn(zone, nextAt)}.</p>}
      <DigestRuns runs={runs} />
    </Stack>
  );
}

type When = Omit<Plan, 'isOn'>;

interface WhenFieldsProps {
  plan: When;
  onChange: (plan: When) => void;
}

function WhenFields({ plan, onChange }: WhenFieldsProps) {
  return (
    <>
      <SelectField
        label="Day of the month"
        options={days}
        value={`${plan.day}`}
        onChange={({ target }) => onChange({ ...plan, day: Number(target.value) })}
      />
      <SelectField
        label="Hour"
        options={hours}
        value={`${plan.hour}`}
        onChange={({ target }) => onChange({ ...plan, hour: Number(target.value) })}
      />
    </>
  );
}

/** Formats a time on the clocks of the company: `December 1, 2026 at 9:00 AM, UTC`. */
const timeIn = (zone: string, at: string) =>
  `${new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: zone }).format(new Date(at))}, ${zone}`;

function useSaveDigest(listId: string) {
  const { send, isSending } = useSend(changeListDigest);
  const updateCached = useUpdateCached();
  const runAction = useAction();
  const save = async (body: Partial<Plan>) => {
    const saved = await runAction(send({ params: { id: listId }, body }), 'Failed to save the digest');
    if (saved) updateCached(getListDigest, { params: { id: listId } }, () => saved);
    return saved !== undefined;
  };
  return { save, isSending };
}
