import { useEffect, useRef } from 'react';
import { Button } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { formatCount } from '../../layout/format-number.ts';
import { focusLane, isFocusInLane } from './comment-focus.ts';
import { Buttons, Card, Meta, Soft } from './comments-style.ts';
import { requestLabels } from './suggestion-labels.ts';
import type { Commenting } from './use-commenting.ts';

/** The request to the model in flight, or its failure. */
export function SuggestingCard({ requests, model }: Pick<Commenting, 'requests' | 'model'>) {
  const { current, ask, cancel } = requests;
  const cancelButton = useRef<HTMLButtonElement>(null);
  const isWriting = current !== undefined && current.failure === undefined;
  useEffect(() => {
    // The button that began the request is gone. A writer who went on writing is not interrupted.
    if (isWriting && isFocusInLane()) cancelButton.current?.focus();
  }, [isWriting]);
  if (!current) return null;
  const { wanted, progress, failure } = current;
  const { request, tone } = wanted.body;
  const label = requestLabels[request].writing;
  const close = () => {
    cancel();
    focusLane();
  };
  if (failure !== undefined)
    return <Failed message={failure} onTryAgain={() => void ask(request, wanted.place, tone)} onClose={close} />;
  return (
    <Card data-current="" aria-label={label}>
      <Meta>
        <b>{label}</b> {progress.words > 0 ? `${formatCount(progress.words, 'word')} so far` : model}
      </Meta>
      {progress.latest && <Soft aria-hidden="true">…{progress.latest}</Soft>}
      <Buttons>
        <Button ref={cancelButton} size="sm" onClick={close}>
          Cancel
        </Button>
      </Buttons>
    </Card>
  );
}

interface FailedProps {
  message: string;
  onTryAgain: () => void;
  onClose: () => void;
}

function Failed({ message, onTryAgain, onClose }: FailedProps) {
  const action = (
    <Buttons>
      <Button size="sm" onClick={onTryAgain}>
        Try again
      </Button>
      <Button size="sm" variant="quiet" onClick={onClose}>
        Close
      </Button>
    </Buttons>
  );
  return (
    <Notice tone="destructive" title="Nothing was suggested" isLive action={action}>
      {message}
    </Notice>
  );
}

/** Announces the request to the model and its result. Rendered before there is one, or nothing would be announced. */
export function SuggestingStatus({ requests, open }: Pick<Commenting, 'requests' | 'open'>) {
  const { current, doneId } = requests;
  const done = open.find(({ id }) => id === doneId)?.suggestion;
  // In steps of 20: every single word would be noise.
  const strides = Math.floor((current?.progress.words ?? 0) / 20) * 20;
  const writing = current && !current.failure && requestLabels[current.wanted.body.request].writing;
  const ready = done && `Suggestion ready: ${done.words.join('; ')}`;
  return (
    <VisuallyHidden role="status">
      {writing ? (strides > 0 ? `${strides} words so far` : writing) : ready}
    </VisuallyHidden>
  );
}
