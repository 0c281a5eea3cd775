import { useCallback } from 'react';
import {
  getEmailList,
  listEmailLists,
  listTrashedLists,
  restoreEmailList,
  type EmailList,
} from '@workspace/contracts/email-lists';
import { useRefresh } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { useToast } from '@workspace/ui/Toast';
import { useDeed } from '../../layout/use-deed.ts';

/** Refreshes both tables of lists, and one list where it is shown. */
export function useRefreshLists(): (id: string) => void {
  const refresh = useRefresh();
  return useCallback(
    (id) => {
      refresh(listEmailLists, {});
      refresh(listTrashedLists, {});
      refresh(getEmailList, { params: { id } });
    },
    [refresh],
  );
}

/** Takes a list out of the trash. */
export function useRestoreList(): { restore: (list: EmailList) => Promise<void>; isSending: boolean } {
  const { send, isSending } = useSend(restoreEmailList);
  const refreshLists = useRefreshLists();
  const deed = useDeed();
  const toast = useToast();
  const restore = async ({ id, name }: EmailList) => {
    if (!(await deed(send({ params: { id } }), 'Failed to restore email list'))) return;
    refreshLists(id);
    toast({ title: 'Success', description: `“${name}” is back among your lists.` });
  };
  return { restore, isSending };
}
