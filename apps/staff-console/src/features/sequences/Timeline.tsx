import { useState } from 'react';
import { styled } from 'styled-components';
import { orderSequenceSteps, sequenceLimits, type Sequence, type SequenceStep } from '@workspace/contracts/sequences';
import { useSend } from '@workspace/contracts/react/use-send';
import { Button } from '@workspace/ui/Button';
import { Panel } from '@workspace/ui/Panel';
import { EmptyList } from '../../layout/EmptyList.tsx';
import type { RowAction } from '../../layout/row-action.ts';
import { useDenied } from '../../layout/use-permission.ts';
import { RemoveStep } from './RemoveStep.tsx';
import { StepDialog } from './StepDialog.tsx';
import { StepItem } from './StepItem.tsx';
import { useSequenceAction } from './use-sequence-action.ts';

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

type Opened = { dialog: 'edit' | 'remove'; step: SequenceStep } | { dialog: 'add' };

/** The emails of a sequence from top to bottom. They can be changed while it is not active. */
export function Timeline({ sequence }: { sequence: Sequence }) {
  const { steps, status } = sequence;
  const [opened, setOpened] = useState<Opened>();
  const isDenied = useDenied('newsletter-campaigns:write') !== undefined;
  const isFixed = status === 'active' || isDenied;
  const actionsOf = useStepActions(sequence, setOpened);
  const add = !isFixed && steps.length < sequenceLimits.steps && (
    <Button size="sm" aria-haspopup="dialog" onClick={() => setOpened({ dialog: 'add' })}>
      Add Email
    </Button>
  );
  return (
    <Panel title="Emails" actions={steps.length > 0 && add}>
      {steps.length === 0 && (
        <EmptyList title="This sequence has no email yet." action={add || undefined}>
          Begin with a welcome that is sent at once: what readers will get from you, and how often. Add further emails
          some days apart. Each one waits for the one before, and can have a condition.
        </EmptyList>
      )}
      {steps.length > 0 && (
        <List>
          {steps.map((step, index) => (
            <StepItem key={step.id} step={step} place={index} actions={isFixed ? [] : actionsOf(step, index)} />
          ))}
        </List>
      )}
      {opened && <OpenedDialog sequence={sequence} opened={opened} onClose={() => setOpened(undefined)} />}
    </Panel>
  );
}

interface OpenedDialogProps {
  sequence: Sequence;
  opened: Opened;
  onClose: () => void;
}

function OpenedDialog({ sequence, opened, onClose }: OpenedDialogProps) {
  if (opened.dialog === 'add') return <StepDialog sequence={sequence} onClose={onClose} />;
  const Dialog = opened.dialog === 'edit' ? StepDialog : RemoveStep;
  return <Dialog sequence={sequence} step={opened.step} onClose={onClose} />;
}

/** Returns a function that returns the actions of the step at a place. */
function useStepActions(sequence: Sequence, open: (opened: Opened) => void) {
  const move = useMove(sequence);
  const last = sequence.steps.length - 1;
  return (step: SequenceStep, place: number): RowAction[] => [
    { label: 'Delay and condition', onSelect: () => open({ dialog: 'edit', step }) },
    { label: 'Move up', isDisabled: place === 0, onSelect: () => move(place, place - 1) },
    { label: 'Move down', isDisabled: place === last, onSelect: () => move(place, place + 1) },
    { label: 'Remove', isDestructive: true, onSelect: () => open({ dialog: 'remove', step }) },
  ];
}

/** Returns a function that moves the step at one place to another. */
function useMove({ id, steps }: Sequence) {
  const { send } = useSend(orderSequenceSteps);
  const run = useSequenceAction(id);
  return (from: number, to: number) => {
    const stepIds = steps.map((step) => step.id);
    stepIds.splice(to, 0, ...stepIds.splice(from, 1));
    void run(send({ params: { id }, body: { stepIds } }), { otherwise: 'Failed to move the email' });
  };
}
