import { createEmailList, listEmailLists } from '@workspace/contracts/email-lists';
import { useUpdateCached } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { useToast } from '@workspace/ui/Toast';
import { useAction } from '../../layout/use-action.ts';
import { ListDialog } from './ListDialog.tsx';

/** Creates an empty list. */
export function CreateListDialog({ onClose }: { onClose: () => void }) {
  const { send, isSending } = useSend(createEmailList);
  const updateCached = useUpdateCached();
  const runAction = useAction();
  const toast = useToast();
  const create = async (body: Parameters<typeof send>[0]['body']) => {
    const result = await runAction(send({ body }), 'Failed to create email list');
    if (!result) return;
    const { emailList } = result;
    updateCached(listEmailLists, {}, ({ emailLists }) => ({ emailLists: [emailList, ...emailLists] }));
    toast({ title: 'Success', description: 'Email list created successfully' });
    onClose();
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
