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
import { useAction } from '../../layout/use-action.ts';

/** Refreshes both tables of lists, and a single list if it is shown. */
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

/** Restores a list from the trash. */
export function useRestoreList(): { restore: (list: EmailList) => Promise<void>; isSending: boolean } {
  const { send, isSending } = useSend(restoreEmailList);
  const refreshLists = useRefreshLists();
  const runAction = useAction();
  const toast = useToast();
  const restore = async ({ id, name }: EmailList) => {
    if (!(await runAction(send({ params: { id } }), 'Failed to restore email list'))) return;
    refreshLists(id);
    toast({ title: 'Success', description: `“${name}” is back among your lists.` });
  };
  return { restore, isSending };
}
