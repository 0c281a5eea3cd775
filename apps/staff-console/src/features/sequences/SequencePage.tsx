import { useParams } from 'react-router-dom';
import { changeSequence, getSequence, type Sequence } from '@workspace/contracts/sequences';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { Notice } from '@workspace/ui/Notice';
import { Panel } from '@workspace/ui/Panel';
import { Skeleton } from '@workspace/ui/Skeleton';
import { Switch } from '@workspace/ui/Switch';
import { formatNumber } from '../../layout/format-number.ts';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useDenied } from '../../layout/use-permission.ts';
import { useTitle } from '../../layout/use-title.ts';
import { SequenceActions } from './SequenceActions.tsx';
import { SequenceBadge } from './SequenceBadge.tsx';
import { SequencePeople } from './SequencePeople.tsx';
import { Timeline } from './Timeline.tsx';
import { useSequenceAction } from './use-sequence-action.ts';

/** One sequence: its emails in order, and the people in it. */
export default function SequencePage() {
  const { id } = useParams() as { id: string };
  const { data, error, refresh } = useEndpoint(getSequence, { params: { id } }, { refreshInterval: intervalOf });
  useTitle(data?.sequence.name ?? 'Sequence');
  if (error && !data) return <NotLoaded subject="The sequence" error={error} refresh={refresh} />;
  if (!data) return <Skeleton lines={8} />;
  const { sequence } = data;
  return (
    <Stack key={id}>
      <Heading sequence={sequence} />
      {sequence.status === 'paused' && <PauseNotice sequence={sequence} />}
      <Timeline sequence={sequence} />
      <Joining sequence={sequence} />
      {sequence.activatedAt && <SequencePeople sequence={sequence} />}
    </Stack>
  );
}

/** The figures change while people are in an active sequence. */
const intervalOf = (data?: { sequence: Sequence }): number => (data?.sequence.status === 'active' ? 5_000 : 0);

function Heading({ sequence }: { sequence: Sequence }) {
  const { name, status, emailListId, emailListName, waiting, done, stopped, activatedAt } = sequence;
  const people = [
    `${formatNumber(waiting)} waiting`,
    `${formatNumber(done)} done`,
    `${formatNumber(stopped)} stopped`,
  ].join(' · ');
  return (
    <PageHeader
      title={name}
      subtitle={activatedAt ? people : `For people who join “${emailListName}”`}
      crumbs={[
        { label: 'Newsletter', page: 'newsletter' },
        { label: emailListName, page: `lists/${emailListId}` },
      ]}
    >
      <SequenceBadge status={status} />
      <SequenceActions sequence={sequence} />
    </PageHeader>
  );
}

function PauseNotice({ sequence: { pausedBecause } }: { sequence: Sequence }) {
  return (
    <Notice tone={pausedBecause ? 'destructive' : 'caution'} title="Nothing is sent while it is paused">
      {pausedBecause} People who join meanwhile wait as well. Once you resume it, everybody goes on where they are, with
      the time that was left.
    </Notice>
  );
}

/** The people whom the sequence takes up. */
function Joining({ sequence: { id, includesImports } }: { sequence: Sequence }) {
  const { send } = useSend(changeSequence);
  const run = useSequenceAction(id);
  const isDenied = useDenied('newsletter-campaigns:write') !== undefined;
  const flip = (next: boolean) =>
    run(send({ params: { id }, body: { includesImports: next } }), { otherwise: 'Failed to change the sequence' });
  return (
    <Panel title="Who joins it">
      <Stack $gap="md">
        <p>
          People who sign up on the site, once they are on the list, and people whom you add. Each of them gets every
          email at most once, also if they leave and come back.
        </p>
        <Switch
          label="Include people of imported files"
          hint="From the next import on. Leave it off if they have been your readers elsewhere."
          isOn={includesImports}
          disabled={isDenied}
          onFlip={(next) => void flip(next)}
        />
      </Stack>
    </Panel>
  );
}
