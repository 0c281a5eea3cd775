import { useCallback } from 'react';
import { listContacts } from '@workspace/contracts/contacts';
import { getWaitingCounts } from '@workspace/contracts/overview';
import { useRefresh, useRefreshAll } from '@workspace/contracts/react/use-endpoint';

/** Returns the function that fetches the requests and the number of waiting ones again. It is stable. */
export function useRefreshRequests(): () => void {
  const refresh = useRefresh();
  const refreshAll = useRefreshAll();
  return useCallback(() => {
    refreshAll(listContacts);
    refresh(getWaitingCounts, {});
  }, [refresh, refreshAll]);
}
