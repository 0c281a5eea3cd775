import { useEffect, useRef } from 'react';
import { listSubscribers } from '@workspace/contracts/email-list-subscribers';
import { useEvict } from '@workspace/contracts/react/use-endpoint';
import type { SubscriberImport } from '@workspace/contracts/subscriber-imports';
import { useToast, type ToastContent } from '@workspace/ui/Toast';

/** By the status before and after. */
const toasts: Partial<Record<string, ToastContent>> = {
  'importing done': { title: 'Success', description: 'Subscribers uploaded successfully' },
  'importing failed': { title: 'Error', description: 'Failed to upload subscribers', tone: 'destructive' },
  'undoing undone': { title: 'Success', description: 'The import is taken back.' },
};

/** Shows a toast when an import or its undo ends, and evicts the subscribers that the list had before. */
export function useImportEnd(subscriberImport: Pick<SubscriberImport, 'emailListId' | 'status'> | undefined): void {
  const { emailListId, status } = subscriberImport ?? {};
  const before = useRef(status);
  const evict = useEvict();
  const toast = useToast();
  useEffect(() => {
    const end = toasts[`${before.current} ${status}`];
    before.current = status;
    if (!end || !emailListId) return;
    evict(listSubscribers, { params: { listId: emailListId }, query: {} });
    toast(end);
  }, [emailListId, status, evict, toast]);
}
