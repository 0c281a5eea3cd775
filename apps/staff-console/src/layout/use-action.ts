import { useCallback } from 'react';
import { ApiError } from '@workspace/contracts/endpoint/api-error';
import { failureMessage } from './failure-message.ts';
import { signInAgain } from './sign-in-again.ts';
import { useFailureToast } from './use-failure-toast.ts';

const wantsSignIn = new Set<string>(['sign_in_again', 'not_signed_in']);

/** The state that the page shows is no longer the one on the server. */
const isConflict = (thrown: unknown): boolean => thrown instanceof ApiError && [404, 409].includes(thrown.status);

/** `onConflict` is called when the server rejects the action because its data is newer: the page fetches it again. */
type RunAction = <T>(action: Promise<T>, otherwise: string, onConflict?: () => void) => Promise<T | undefined>;

/**
 * Runs an action; a failure shows a toast with the server's message, or else the fallback, until the next success.
 * Returns undefined after a failure.
 */
export function useAction(): RunAction {
  const failure = useFailureToast();
  return useCallback(
    async (action, otherwise, onConflict) => {
      try {
        const result = await action;
        failure.remove();
        return result;
      } catch (thrown) {
        const action = thrown instanceof ApiError && wantsSignIn.has(thrown.code) ? signInAgain : undefined;
        const description = failureMessage(thrown, otherwise);
        failure.show({ title: 'Error', description, ...(action && { action }) });
        if (isConflict(thrown)) onConflict?.();
        return undefined;
      }
    },
    [failure],
  );
}
