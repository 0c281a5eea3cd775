import { useState } from 'react';
import { Button } from '@workspace/ui/Button';
import { Tooltip } from '@workspace/ui/Tooltip';
import { AiDraftDialog } from './AiDraftDialog.tsx';
import { notSetUp } from './NotSetUp.tsx';
import { useAiStatus } from './use-ai-status.ts';

/** Opens the dialog in which a model drafts a post; where no model is set up, it says so. */
export function AiCreateButton({ onSaved }: { onSaved: () => void }) {
  const { data: status, refresh } = useAiStatus();
  const [isOpen, setOpen] = useState(false);
  const missing = status?.missing ?? [];
  const open = () => {
    refresh();
    setOpen(true);
  };
  const button = <Button onClick={open}>AI Create</Button>;
  const saved = () => {
    setOpen(false);
    onSaved();
  };
  return (
    <>
      {missing.length > 0 ? <Tooltip text={notSetUp(missing)}>{button}</Tooltip> : button}
      {isOpen && <AiDraftDialog status={status} onClose={() => setOpen(false)} onSaved={saved} />}
    </>
  );
}
