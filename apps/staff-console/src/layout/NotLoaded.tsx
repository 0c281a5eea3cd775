import type { ApiError } from '@workspace/contracts/endpoint/api-error';
import { Button } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';

interface NotLoadedProps {
  /** What was asked for, as a sentence begins: 'The lists'. */
  what: string;
  error: ApiError;
  refresh: () => void;
}

/** In the place of what could not be loaded: why, and the way to ask again. */
export function NotLoaded({ what, error, refresh }: NotLoadedProps) {
  return (
    <Notice
      tone="destructive"
      title={`${what} could not be loaded`}
      action={<Button onClick={refresh}>Try again</Button>}
    >
      {error.message}
    </Notice>
  );
}
