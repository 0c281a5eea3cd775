import { useState } from 'react';
import { styled } from 'styled-components';
import { orderSequenceSteps, sequenceLimits, type Sequence, type SequenceStep } from '@workspace/contracts/sequences';
import { useSend } from '@workspace/contracts/react/use-send';
import { Button } from '@workspace/ui/Button';
import { Panel } from '@workspace/ui/Panel';
import { EmptyList } from '../../layout/EmptyList.tsx';
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

/** The emails of a sequence from top to bottom. They can be changed while it is not active. */
export function Timeline({ sequence }: { sequence: Sequence }) {
  const { steps, status } = sequence;
  const [opened, setOpened] = useState<{ dialog: 'edit' | 'remove'; step: SequenceStep } | { dialog: 'add' }>();
  const isDenied = useDenied('newsletter-campaigns:write') !== undefined;
  const isFixed = status === 'active' || isDenied;
  const move = useMove(sequence);
  const close = () => setOpened(undefined);
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
            <StepItem
              key={step.id}
              step={step}
              place={index}
              of={steps.length}
              actions={
                isFixed
                  ? []
                  : [
                      { label: 'Delay and condition', onSelect: () => setOpened({ dialog: 'edit', step }) },
                      { label: 'Move up', isDisabled: index === 0, onSelect: () => move(index, index - 1) },
                      {
                        label: 'Move down',
                        isDisabled: index === steps.length - 1,
                        onSelect: () => move(index, index + 1),
                      },
                      { label: 'Remove', isDestructive: true, onSelect: () => setOpened({ dialog: 'remove', step }) },
                    ]
              }
            />
          ))}
        </List>
      )}
      {opened?.dialog === 'add' && <StepDialog sequence={sequence} onClose={close} />}
      {opened?.dialog === 'edit' && <StepDialog sequence={sequence} step={opened.step} onClose={close} />}
      {opened?.dialog === 'remove' && <RemoveStep sequence={sequence} step={opened.step} onClose={close} />}
    </Panel>
  );
}

/** Returns a function that moves the step at one place to another. */
function useMove({ id, steps }: Sequence) {
  const { send } = useSend(orderSequenceSteps);
  const run = useSequenceAction();
  return (from: number, to: number) => {
    const stepIds = steps.map((step) => step.id);
    stepIds.splice(to, 0, ...stepIds.splice(from, 1));
    void run(send({ params: { id }, body: { stepIds } }), { otherwise: 'Failed to move the email' });
  };
}
