import { TextField } from '@workspace/ui/Field';
import { fromLocalInput, toLocalInput } from './local-time.ts';

interface AppearsAtFieldProps {
  /** In ISO 8601; null while it is empty. */
  value: string | null;
  error: string | undefined;
  onChange: (time: string | null) => void;
}

/** The time at which a post appears. */
export function AppearsAtField({ value, error, onChange }: AppearsAtFieldProps) {
  return (
    <TextField
      label="Appears at"
      name="publishAt"
      type="datetime-local"
      hint="In your time zone"
      required
      value={toLocalInput(value)}
      error={error}
      onChange={({ target }) => onChange(fromLocalInput(target.value))}
    />
  );
}
