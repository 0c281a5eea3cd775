import { useCallback } from 'react';
import { ApiError } from '@workspace/contracts/endpoint/api-error';
import { isRejection } from '@workspace/contracts/endpoint/once';
import { failureMessage } from './failure-message.ts';
import { signInAgain } from './sign-in-again.ts';
import { useFailureToast } from './use-failure-toast.ts';

const wantsSignIn = new Set<string>(['sign_in_again', 'not_signed_in']);

/** The state that the page shows is no longer the one on the server. */
const isConflict = (thrown: unknown): boolean => thrown instanceof ApiError && [404, 409].includes(thrown.status);

/**
 * `onStale` is called when the page may show an old state, and fetches it again: the server rejected the action because
 * its data is newer, or the response was lost and nobody knows what became of the action.
 */
type RunAction = <T>(
  action: Promise<T>,
  otherwise: string,
  onStale?: (isLost: boolean) => void,
) => Promise<T | undefined>;

/**
 * Runs an action; a failure shows a toast with the server's message, or else the fallback, until the next success.
 * Returns undefined after a failure.
 */
export function useAction(): RunAction {
  const failure = useFailureToast();
  return useCallback(
    async (action, otherwise, onStale) => {
      try {
        const result = await action;
        failure.remove();
        return result;
      } catch (thrown) {
        const action = thrown instanceof ApiError && wantsSignIn.has(thrown.code) ? signInAgain : undefined;
        const description = failureMessage(thrown, otherwise);
        failure.show({ title: 'Error', description, ...(action && { action }) });
        const isLost = !isRejection(thrown);
        if (isLost || isConflict(thrown)) onStale?.(isLost);
        return undefined;
      }
    },
    [failure],
  );
}
