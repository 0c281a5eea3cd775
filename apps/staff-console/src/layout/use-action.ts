import { useCallback } from 'react';
import { ApiError } from '@workspace/contracts/endpoint/api-error';
import { failureMessage } from './failure-message.ts';
import { signInAgain } from './sign-in-again.ts';
import { useFailureToast } from './use-failure-toast.ts';

/**
 * Runs an action; a failure shows a toast with the server's message, or else the fallback, until the next success.
 * Returns undefined after a failure.
 */
export function useAction(): <T>(action: Promise<T>, otherwise: string) => Promise<T | undefined> {
  const failure = useFailureToast();
  return useCallback(
    async (action, otherwise) => {
      try {
        const result = await action;
        failure.remove();
        return result;
      } catch (thrown) {
        const action = thrown instanceof ApiError && thrown.code === 'sign_in_again' ? signInAgain : undefined;
        const description = failureMessage(thrown, otherwise);
        failure.show({ title: 'Error', description, ...(action && { action }) });
        return undefined;
      }
    },
    [failure],
  );
}
