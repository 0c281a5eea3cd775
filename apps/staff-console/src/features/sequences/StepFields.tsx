import { listSegments } from '@workspace/contracts/segments';
import type { StepCondition } from '@workspace/contracts/sequences';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { SelectField, TextField } from '@workspace/ui/Field';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { Row } from '../../layout/Stack.tsx';
import type { DelayValues } from './delay-words.ts';

/** The values of an email's form. */
export interface StepValues {
  subject: string;
  delay: DelayValues;
  people: 'all' | StepCondition;
  /** Empty: none is chosen. */
  segmentId: string;
}

const units = [
  { value: 'hours', label: 'hours' },
  { value: 'days', label: 'days' },
];
const peopleOptions = [
  { value: 'all', label: 'Everybody in the sequence' },
  { value: 'in', label: 'Only people in a segment' },
  { value: 'not_in', label: 'Only people outside a segment' },
];

interface StepFieldsProps {
  values: StepValues;
  isFirst: boolean;
  /** False for a delay that cannot be stored. */
  isFit: boolean;
  onChange: (values: StepValues) => void;
}

/** The delay and the condition of an email. */
export function StepFields(props: StepFieldsProps) {
  const { values, onChange } = props;
  return (
    <>
      <DelayFields {...props} />
      <SelectField
        label="Who gets it"
        hint="Others skip this email, and go on with the next one."
        options={peopleOptions}
        value={values.people}
        onChange={({ target }) => onChange({ ...values, people: target.value as StepValues['people'] })}
      />
      {values.people !== 'all' && (
        <SegmentField value={values.segmentId} onChange={(segmentId) => onChange({ ...values, segmentId })} />
      )}
    </>
  );
}

function DelayFields({ values, isFirst, isFit, onChange }: StepFieldsProps) {
  const { delay } = values;
  const change = (patch: Partial<DelayValues>) => onChange({ ...values, delay: { ...delay, ...patch } });
  return (
    <Row data-fields>
      <TextField
        label={isFirst ? 'Delay after joining' : 'Delay after the email before'}
        inputMode="numeric"
        required
        value={delay.amount}
        error={isFit ? undefined : 'Write a whole number, up to a year'}
        onChange={({ target }) => change({ amount: target.value })}
      />
      <SelectField
        label="Unit"
        options={units}
        value={delay.unit}
        onChange={({ target }) => change({ unit: target.value as DelayValues['unit'] })}
      />
    </Row>
  );
}

function SegmentField({ value, onChange }: { value: string; onChange: (segmentId: string) => void }) {
  const { data, error, refresh } = useEndpoint(listSegments, {});
  if (error && !data) return <NotLoaded subject="The segments" error={error} refresh={refresh} />;
  return (
    <SelectField
      label="Segment"
      hint={
        data?.segments.length === 0
          ? 'There is no segment yet. Create one on the page Newsletter.'
          : 'It is evaluated for each person at the time of the email.'
      }
      required
      placeholder="Choose a segment"
      options={(data?.segments ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
