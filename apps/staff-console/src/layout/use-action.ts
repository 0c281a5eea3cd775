import { useCallback } from 'react';
import { useToast } from '@workspace/ui/Toast';
import { failureMessage } from './failure-message.ts';

/**
 * Runs an action; a failure shows a toast with the server's message, or else the fallback. Returns undefined after a
 * failure.
 */
export function useAction(): <T>(action: Promise<T>, otherwise: string) => Promise<T | undefined> {
  const toast = useToast();
  return useCallback(
    async (action, otherwise) => {
      try {
        return await action;
      } catch (thrown) {
        toast({ title: 'Error', description: failureMessage(thrown, otherwise), tone: 'destructive' });
        return undefined;
      }
    },
    [toast],
  );
}
