import { useRef, useState } from 'react';
import { Button } from '@workspace/ui/Button';
import { Tooltip } from '@workspace/ui/Tooltip';
import { useStart } from '../../layout/use-start.ts';
import { AiDraftDialog } from './AiDraftDialog.tsx';
import { notSetUp } from './NotSetUp.tsx';
import { useAiStatus } from './use-ai-status.ts';
import { useStoredIdea } from './use-stored-idea.ts';

interface AiCreateButtonProps {
  /** True once the list of the page is shown, which the request for the status would delay. */
  isListShown: boolean;
  onSaved: (status: 'draft' | 'published') => void;
}

/** Opens the dialog in which a model drafts a post; without a configured model, it explains the setup. */
export function AiCreateButton({ isListShown, onSaved }: AiCreateButtonProps) {
  const stored = useStoredIdea();
  const [idea, setIdea] = useState(stored);
  const [isOpen, setOpen] = useState(stored !== undefined);
  const { data: status, refresh } = useAiStatus(isListShown || isOpen);
  const missing = status?.missing ?? [];
  const open = () => {
    refresh();
    setOpen(true);
  };
  useStart('ai-create', open);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    setIdea(undefined);
    // Deferred: a confirmation above the dialog closes with it, and would take the focus.
    requestAnimationFrame(() => button.current?.focus());
  };
  const handleSaved = (status: 'draft' | 'published') => {
    close();
    onSaved(status);
  };
  return (
    <>
      <Tooltip text={missing.length > 0 ? notSetUp(missing) : undefined}>
        <Button ref={button} onClick={open}>
          AI Create
        </Button>
      </Tooltip>
      {isOpen && <AiDraftDialog status={status} idea={idea} onClose={close} onSaved={handleSaved} />}
    </>
  );
}
