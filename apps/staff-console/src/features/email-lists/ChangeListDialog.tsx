import { changeEmailList, getEmailList, listEmailLists, type EmailList } from '@workspace/contracts/email-lists';
import { useUpdateCached } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { useToast } from '@workspace/ui/Toast';
import { useAction } from '../../layout/use-action.ts';
import { ListDialog } from './ListDialog.tsx';

/** Edits the name and description of a list, and the double opt-in of the one that the site's forms write to. */
export function ChangeListDialog({ list, onClose }: { list: EmailList; onClose: () => void }) {
  const { send, isSending } = useSend(changeEmailList);
  const updateCached = useUpdateCached();
  const runAction = useAction();
  const toast = useToast();
  const params = { id: list.id };
  const change = async (body: Parameters<typeof send>[0]['body']) => {
    const result = await runAction(send({ params, body }), 'Failed to change email list');
    if (!result) return;
    const { emailList } = result;
    updateCached(getEmailList, { params }, () => ({ emailList }));
    updateCached(listEmailLists, {}, ({ emailLists }) => ({
      emailLists: emailLists.map((other) => (other.id === list.id ? emailList : other)),
    }));
    toast({ title: 'Success', description: 'Email list changed successfully' });
    onClose();
  };
  return (
    <ListDialog
      title="Edit this list"
      initial={{ name: list.name, description: list.description ?? '', doubleOptIn: doubleOptInOf(list) }}
      saveLabel="Save"
      isSaving={isSending}
      onSave={(draft) => void change(draft)}
      onClose={onClose}
    />
  );
}

/** Undefined for lists that no form writes to, and with an earlier API, which does not tell. */
const doubleOptInOf = ({ kind, doubleOptIn }: EmailList): boolean | undefined =>
  kind === 'website' ? doubleOptIn : undefined;
