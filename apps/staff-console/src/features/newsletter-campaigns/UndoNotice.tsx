import { useEffect, useId, useRef } from 'react';
import type { Campaign } from '@workspace/contracts/campaign';
import { undoSending } from '@workspace/contracts/campaign-sending';
import { useSend } from '@workspace/contracts/react/use-send';
import { Button } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';
import { Permitted } from '../../layout/Permitted.tsx';
import { useCampaignAction } from './use-campaign-action.ts';

interface UndoNoticeProps {
  campaign: Campaign;
  secondsLeft: number;
  /** True when the campaign was started on this page: the pressed button is gone, and the focus moves here. */
  takesFocus: boolean;
  onUndone: () => void;
}

/** The time until the first email leaves, and Undo. */
export function UndoNotice({ campaign: { id, name }, secondsLeft, takesFocus, onUndone }: UndoNoticeProps) {
  const { send, isSending } = useSend(undoSending);
  const runAction = useCampaignAction(id);
  const wordsId = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  const undo = async () => {
    const words = {
      done: `Nothing of “${name}” was sent. It is a draft again.`,
      otherwise: 'Failed to undo the start of the campaign',
    };
    await runAction(send({ params: { id } }), words);
    onUndone();
  };
  const button = (
    <Permitted to="newsletter-campaigns:write">
      <Button aria-describedby={wordsId} isBusy={isSending} onClick={() => void undo()}>
        Undo
      </Button>
    </Permitted>
  );
  return (
    <div ref={box}>
      <Notice tone="caution" title="Nothing has left yet" action={button}>
        {/* A timer is not announced every second. */}
        <span id={wordsId}>
          The first email leaves in{' '}
          <strong role="timer" aria-label="Seconds to undo">
            {secondsLeft} s
          </strong>
          . Until then Undo takes everything back.
        </span>
      </Notice>
    </div>
  );
}
