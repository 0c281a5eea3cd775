import { useRefresh, useUpdateCached } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { getImport, undoImport, type SubscriberImport } from '@workspace/contracts/subscriber-imports';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { formatCount } from '../../layout/format-number.ts';
import { useAction } from '../../layout/use-action.ts';

interface UndoDialogProps {
  subscriberImport: SubscriberImport;
  isOpen: boolean;
  onClose: () => void;
}

/** Confirms undoing an import. */
export function UndoDialog({ subscriberImport: { id, counts, fileName, filled }, isOpen, onClose }: UndoDialogProps) {
  const { send, isSending } = useSend(undoImport);
  const updateCached = useUpdateCached();
  const refresh = useRefresh();
  const runAction = useAction();
  const input = { params: { id } };
  const undo = async () => {
    const result = await runAction(send(input), 'Failed to undo the import', () => refresh(getImport, input));
    if (result) updateCached(getImport, input, (cached) => ({ ...cached, subscriberImport: result.subscriberImport }));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => void undo()}
      isBusy={isSending}
      title="Undo this import?"
      description={`Everybody whom ${fileName} added and who is still on the list is taken off it: ${formatCount(counts.added, 'subscriber')} at most. Who was there before stays${filled ? ', without the values that it filled in' : ''}.`}
      confirmLabel="Undo the import"
    />
  );
}
