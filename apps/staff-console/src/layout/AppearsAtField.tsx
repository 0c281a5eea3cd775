import { TextField } from '@workspace/ui/Field';
import { fromLocalInput, toLocalInput } from './local-time.ts';
import type { FutureTime } from './use-future-time.ts';

/** The time at which a post appears. */
export function AppearsAtField({ time, error, field, change }: FutureTime) {
  return (
    <TextField
      ref={field}
      label="Appears at"
      name="publishAt"
      type="datetime-local"
      hint="In your time zone"
      required
      value={toLocalInput(time)}
      error={error}
      onChange={({ target }) => change(fromLocalInput(target.value))}
    />
  );
}
