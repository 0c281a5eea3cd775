import { useCallback } from 'react';
import { ApiError } from '@workspace/contracts/endpoint/api-error';
import { useToast } from '@workspace/ui/Toast';
import { failureMessage } from './failure-message.ts';
import { signInAgain } from './sign-in-again.ts';

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
        const action = thrown instanceof ApiError && thrown.code === 'sign_in_again' ? signInAgain : undefined;
        const description = failureMessage(thrown, otherwise);
        toast({ title: 'Error', description, tone: 'destructive', ...(action && { action }) });
        return undefined;
      }
    },
    [toast],
  );
}
