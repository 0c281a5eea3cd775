import { changeContact, type Contact } from '@workspace/contracts/contacts';
import type { InputOf } from '@workspace/contracts/endpoint/define-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { useToast } from '@workspace/ui/Toast';
import { useAction } from '../../layout/use-action.ts';
import { useRefreshRequests } from './use-refresh-requests.ts';

export type ContactChange = InputOf<typeof changeContact>['body'];

export interface ContactActions {
  /** Changes a request and says so, with Undo for `undo`. Returns the request, or undefined after a failure. */
  change: (id: string, change: ContactChange, done: string, undo?: ContactChange) => Promise<Contact | undefined>;
  isChanging: boolean;
}

/** Returns the function that changes requests, and shows the change wherever they are listed. */
export function useContactActions(): ContactActions {
  const { send, isSending } = useSend(changeContact);
  const refresh = useRefreshRequests();
  const runAction = useAction();
  const toast = useToast();
  const store = async (id: string, body: ContactChange) => {
    const result = await runAction(send({ params: { id }, body }), 'Failed to change the request.');
    refresh();
    return result?.contact;
  };
  const change: ContactActions['change'] = async (id, body, done, undo) => {
    const contact = await store(id, body);
    if (!contact) return undefined;
    const elsewhere = 'Find the request in the list';
    const action = undo && { label: 'Undo', elsewhere, run: () => void store(id, undo) };
    toast({
      title: 'Success',
      description: `${contact.firstName} ${contact.lastName} ${done}`,
      ...(action && { action }),
    });
    return contact;
  };
  return { change, isChanging: isSending };
}
