import { useCallback } from 'react';
import { useToast } from '@workspace/ui/Toast';
import { failureMessage } from './failure-message.ts';

/** Does what somebody asked for; a failure is a toast: the server's sentence, or else these words. Undefined after one. */
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
