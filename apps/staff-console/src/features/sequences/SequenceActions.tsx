import { useState } from 'react';
import {
  activateSequence,
  changeSequence,
  deleteSequence,
  listSequences,
  pauseSequence,
  type Sequence,
} from '@workspace/contracts/sequences';
import { useEvict } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { Button } from '@workspace/ui/Button';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { useConsolePath } from '../../layout/base-path.ts';
import { formatCount } from '../../layout/format-number.ts';
import { Permitted } from '../../layout/Permitted.tsx';
import { useAction } from '../../layout/use-action.ts';
import { useNavigateHere } from '../../layout/use-navigate-here.ts';
import { SequenceNameDialog } from './SequenceNameDialog.tsx';
import { useSequenceAction } from './use-sequence-action.ts';

type Question = 'rename' | 'delete' | 'activate' | 'pause';

interface QuestionProps {
  sequence: Sequence;
  onClose: () => void;
}

/** The actions on a sequence, each after a question. */
export function SequenceActions({ sequence }: { sequence: Sequence }) {
  const [question, ask] = useState<Question>();
  const isActive = sequence.status === 'active';
  const close = () => ask(undefined);
  return (
    <Permitted to="newsletter-campaigns:write">
      <Button variant="quiet" onClick={() => ask('rename')}>
        Rename
      </Button>
      {!isActive && (
        <Button variant="quiet" onClick={() => ask('delete')}>
          Delete
        </Button>
      )}
      {isActive ? (
        <Button onClick={() => ask('pause')}>Pause</Button>
      ) : (
        <Button variant="primary" disabled={sequence.steps.length === 0} onClick={() => ask('activate')}>
          {sequence.status === 'paused' ? 'Resume' : 'Activate'}
        </Button>
      )}
      {question === 'rename' && <Rename sequence={sequence} onClose={close} />}
      {question === 'delete' && <Delete sequence={sequence} onClose={close} />}
      {question === 'activate' && <Activate sequence={sequence} onClose={close} />}
      {question === 'pause' && <Pause sequence={sequence} onClose={close} />}
    </Permitted>
  );
}

function Rename({ sequence: { id, name }, onClose }: QuestionProps) {
  const { send, isSending } = useSend(changeSequence);
  const run = useSequenceAction(id);
  const rename = async (next: string) => {
    const words = { otherwise: 'Failed to rename the sequence' };
    if (await run(send({ params: { id }, body: { name: next } }), words)) onClose();
  };
  return (
    <SequenceNameDialog
      title="Rename the sequence"
      initial={name}
      submitLabel="Save Name"
      isBusy={isSending}
      onSubmit={(next) => void rename(next)}
      onClose={onClose}
    />
  );
}

function Activate({ sequence, onClose }: QuestionProps) {
  const { id, status, name } = sequence;
  const { send, isSending } = useSend(activateSequence);
  const run = useSequenceAction(id);
  const isResumed = status === 'paused';
  const activate = async () => {
    await run(send({ params: { id } }), {
      done: isResumed ? `“${name}” goes on.` : `“${name}” is active.`,
      otherwise: 'Failed to activate the sequence',
    });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      tone="calm"
      isBusy={isSending}
      onClose={onClose}
      onConfirm={() => void activate()}
      title={isResumed ? 'Resume this sequence?' : 'Activate this sequence?'}
      description={isResumed ? resumption(sequence) : activation(sequence)}
      confirmLabel={isResumed ? 'Resume' : 'Activate'}
    />
  );
}

const importsToo = ({ includesImports }: Sequence): string =>
  includesImports ? ' People of imported files join it too, from the next import on.' : '';

const resumption = (sequence: Sequence): string =>
  `${formatCount(sequence.waiting, 'person goes', 'people go')} on where they are, with the time that was left.${importsToo(sequence)}`;

function activation(sequence: Sequence): string {
  const { emailListName, steps } = sequence;
  const emails = `${steps.some(({ segmentId }) => segmentId) ? 'up to ' : ''}${formatCount(steps.length, 'email')}`;
  return `From now on, each person who joins “${emailListName}” gets ${emails}. People who are on the list already get nothing.${importsToo(sequence)} You can pause it at any time.`;
}

function Pause({ sequence: { id, name, waiting }, onClose }: QuestionProps) {
  const { send, isSending } = useSend(pauseSequence);
  const run = useSequenceAction(id);
  const pause = async () => {
    await run(send({ params: { id } }), { done: `“${name}” is paused.`, otherwise: 'Failed to pause the sequence' });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      tone="calm"
      isBusy={isSending}
      onClose={onClose}
      onConfirm={() => void pause()}
      title="Pause this sequence?"
      description={`Nothing of it is sent until you resume it. ${formatCount(waiting, 'person keeps', 'people keep')} their place. While it is paused, you can change its emails.`}
      confirmLabel="Pause"
    />
  );
}

function Delete({ sequence: { id, name, emailListId, waiting, activatedAt }, onClose }: QuestionProps) {
  const { send, isSending } = useSend(deleteSequence);
  const runAction = useAction();
  const evict = useEvict();
  const navigate = useNavigateHere();
  const path = useConsolePath();
  const remove = async () => {
    const isDone = await runAction(
      send({ params: { id } }).then(() => true),
      'Failed to delete the sequence',
    );
    onClose();
    if (!isDone) return;
    evict(listSequences, { params: { id: emailListId } });
    navigate(path(`lists/${emailListId}`));
  };
  const consequence = activatedAt
    ? ` ${formatCount(waiting, 'person', 'people')} in it get nothing more. Emails that were sent stay in the ledger.`
    : '';
  return (
    <ConfirmDialog
      isOpen
      isBusy={isSending}
      onClose={onClose}
      onConfirm={() => void remove()}
      title="Delete this sequence?"
      description={`“${name}” is deleted with its emails, and cannot be restored.${consequence}`}
      confirmLabel="Delete Sequence"
    />
  );
}
