import { useState, type MouseEvent, type ReactNode } from 'react';
import { Button } from '@workspace/ui/Button';
import { Dialog } from '@workspace/ui/Dialog';
import { Notice } from '@workspace/ui/Notice';
import type { Offered } from './use-offered-text.ts';
import { focusTextAfter } from './focus-text.ts';
import { shortMoment } from './local-time.ts';
import { Row } from './Stack.tsx';

interface UnsavedNoticeProps {
  /** Time of the unsaved text. */
  at: number;
  /** The place of the text, as a sentence. */
  source: string;
  /** The differences between the form and the offered text. */
  differences: ReactNode;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Returns the place of an offered text as a sentence. */
export const sourceOf = ({ isOnServer }: Offered<unknown>): string =>
  isOnServer
    ? 'You wrote it in another browser and did not save it. The server kept it.'
    : 'You wrote it on this device and it was not saved.';

/** Offers a text that was written and never saved. */
export function UnsavedNotice({ at, source, differences, onRestore, onDiscard }: UnsavedNoticeProps) {
  const [isLooking, setLooking] = useState(false);
  const settle = (action: () => void) => (event: MouseEvent) =>
    focusTextAfter(event.currentTarget.closest('main'), action);
  const restore = (
    <Button size="sm" variant="primary" onClick={settle(onRestore)}>
      Restore
    </Button>
  );
  const actions = (
    <Row>
      <Button size="sm" variant="quiet" onClick={() => setLooking(true)}>
        See what differs
      </Button>
      <Button size="sm" onClick={settle(onDiscard)}>
        Discard
      </Button>
      {restore}
    </Row>
  );
  return (
    <Notice tone="caution" title={`Unsaved text from ${shortMoment(at)}`} action={actions} isLive>
      {source}
      <Dialog
        isOpen={isLooking}
        onClose={() => setLooking(false)}
        title="Unsaved text"
        description="Against what the form holds now. Underlined: only in the unsaved text. Struck: not in it."
        size="lg"
        footer={restore}
      >
        {differences}
      </Dialog>
    </Notice>
  );
}
