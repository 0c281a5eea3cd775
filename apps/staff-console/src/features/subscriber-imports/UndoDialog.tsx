import { useKeep } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { getImport, undoImport, type SubscriberImport } from '@workspace/contracts/subscriber-imports';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { counted } from '../../layout/figures.ts';
import { useDeed } from '../../layout/use-deed.ts';

interface UndoDialogProps {
  found: SubscriberImport;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before an import is taken back. */
export function UndoDialog({ found: { id, counts, fileName }, isOpen, onClose }: UndoDialogProps) {
  const { send, isSending } = useSend(undoImport);
  const keep = useKeep();
  const deed = useDeed();
  const input = { params: { id } };
  const undo = async () => {
    const answer = await deed(send(input), 'Failed to undo the import');
    if (answer) keep(getImport, input, (held) => ({ ...held, subscriberImport: answer.subscriberImport }));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => void undo()}
      isBusy={isSending}
      title="Undo this import?"
      description={`Exactly the ${counted(counts.added, 'subscriber')} that ${fileName} added are taken off the list. Who was there before stays.`}
      confirmLabel="Undo the import"
    />
  );
}
