import { createEmailList, listEmailLists, type EmailList } from '@workspace/contracts/email-lists';
import { useKeep } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { useToast } from '@workspace/ui/Toast';
import { useDeed } from '../../layout/use-deed.ts';
import { ListDialog } from './ListDialog.tsx';

interface CreateListDialogProps {
  onClose: () => void;
  onCreated?: (list: EmailList) => void;
}

/** Makes an empty list. */
export function CreateListDialog({ onClose, onCreated }: CreateListDialogProps) {
  const { send, isSending } = useSend(createEmailList);
  const keep = useKeep();
  const deed = useDeed();
  const toast = useToast();
  const create = async (body: Parameters<typeof send>[0]['body']) => {
    const answer = await deed(send({ body }), 'Failed to create email list');
    if (!answer) return;
    const { emailList } = answer;
    keep(listEmailLists, {}, ({ emailLists }) => ({ emailLists: [emailList, ...emailLists] }));
    toast({ title: 'Success', description: 'Email list created successfully' });
    onClose();
    onCreated?.(emailList);
  };
  return (
    <ListDialog
      title="Create an email list"
      initial={{ name: '', description: '' }}
      saveLabel="Create List"
      isSaving={isSending}
      onSave={(draft) => void create(draft)}
      onClose={onClose}
    />
  );
}
