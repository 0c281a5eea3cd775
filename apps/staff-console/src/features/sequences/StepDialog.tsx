import { useState } from 'react';
import {
  addSequenceStep,
  changeSequenceStep,
  sequenceLimits,
  type Sequence,
  type SequenceStep,
} from '@workspace/contracts/sequences';
import { useSend } from '@workspace/contracts/react/use-send';
import { TextField } from '@workspace/ui/Field';
import { useConsolePath } from '../../layout/base-path.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useNavigateHere } from '../../layout/use-navigate-here.ts';
import { plainSubject } from '../newsletter-campaigns/subject-parts.ts';
import { delayValuesOf, hoursOf, type DelayValues } from './delay-words.ts';
import { StepFields, type StepValues } from './StepFields.tsx';
import { useSequenceAction } from './use-sequence-action.ts';

interface StepDialogProps {
  sequence: Sequence;
  /** Undefined: a new one. */
  step?: SequenceStep;
  onClose: () => void;
}

const days: DelayValues = { amount: '2', unit: 'days' };
const atOnce: DelayValues = { amount: '0', unit: 'hours' };

/** Adds an email and opens it, or changes the delay and the condition of one. */
export function StepDialog({ sequence, step, onClose }: StepDialogProps) {
  const isFirst = step ? sequence.steps[0]?.id === step.id : sequence.steps.length === 0;
  const [initial] = useState<StepValues>(() => valuesOf(step, isFirst));
  const [values, setValues] = useState(initial);
  const { save, isSending } = useSaveStep(sequence.id, step, onClose);
  const hours = hoursOf(values.delay);
  const isFit = hours !== undefined && hours <= sequenceLimits.delayHours;
  const isComplete = isFit && values.subject.trim() !== '' && (values.people === 'all' || values.segmentId !== '');
  return (
    <FormDialog
      title={step ? 'Delay and condition' : 'Add an email'}
      description={step ? `Of “${plainSubject(step.subject)}”` : 'You write its content next.'}
      submitLabel={step ? 'Save' : 'Add Email'}
      canSubmit={isComplete}
      isBusy={isSending}
      onSubmit={() => void save(values, hours!)}
      hasUnsavedChanges={JSON.stringify(values) !== JSON.stringify(initial)}
      onClose={onClose}
    >
      {!step && (
        <TextField
          label="Subject"
          hint="What readers see in their mailbox"
          required
          value={values.subject}
          onChange={({ target }) => setValues({ ...values, subject: target.value })}
        />
      )}
      <StepFields values={values} isFirst={isFirst} isFit={isFit} onChange={setValues} />
    </FormDialog>
  );
}

function valuesOf(step: SequenceStep | undefined, isFirst: boolean): StepValues {
  if (!step) return { subject: '', delay: isFirst ? atOnce : days, people: 'all', segmentId: '' };
  const { subject, delayHours, segmentId, condition } = step;
  const people = segmentId ? condition : 'all';
  return { subject, delay: delayValuesOf(delayHours), people, segmentId: segmentId ?? '' };
}

function useSaveStep(id: string, step: SequenceStep | undefined, onSaved: () => void) {
  const adding = useSend(addSequenceStep);
  const changing = useSend(changeSequenceStep);
  const run = useSequenceAction(id);
  const navigate = useNavigateHere();
  const path = useConsolePath();
  const save = async ({ subject, people, segmentId }: StepValues, delayHours: number) => {
    const body = {
      delayHours,
      segmentId: people === 'all' ? null : segmentId,
      condition: people === 'all' ? ('in' as const) : people,
    };
    const saved = await run(
      step
        ? changing.send({ params: { id, stepId: step.id }, body })
        : adding.send({ params: { id }, body: { subject: subject.trim(), ...body } }),
      { otherwise: 'Failed to save the email' },
    );
    if (!saved) return;
    onSaved();
    if (!step) navigate(path(`campaigns/${saved.steps.at(-1)!.campaignId}`));
  };
  return { save, isSending: adding.isSending || changing.isSending };
}
