import type { ApiError } from '@workspace/contracts/endpoint/api-error';
import { Button } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';

interface NotLoadedProps {
  /** Name of the missing data, as a sentence begins: 'The lists'. */
  subject: string;
  error: ApiError;
  refresh: () => void;
}

/** Shown in place of data that failed to load: the reason, and a button to retry. */
export function NotLoaded({ subject, error, refresh }: NotLoadedProps) {
  return (
    <Notice
      tone="destructive"
      title={`${subject} could not be loaded`}
      action={<Button onClick={refresh}>Try again</Button>}
    >
      {error.message}
    </Notice>
  );
}
