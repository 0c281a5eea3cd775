import { TextArea } from '@workspace/ui/Field';
import { formatCount } from '../../layout/format-number.ts';
import { Soft } from './step-style.ts';

interface InputStepProps {
  topic: string;
  /** Remaining requests of today. Undefined until loaded. */
  left: number | undefined;
  onType: (topic: string) => void;
}

/** The field for the topic of the post. */
export function InputStep({ topic, left, onType }: InputStepProps) {
  return (
    <>
      <TextArea
        label="Topic"
        hint="A title is proposed for it first. Leave it empty, and the AI chooses."
        rows={3}
        maxLength={500}
        value={topic}
        onChange={({ target }) => onType(target.value)}
      />
      {left !== undefined && left <= 10 && <Soft>You can ask {formatCount(left, 'more time')} today.</Soft>}
    </>
  );
}
