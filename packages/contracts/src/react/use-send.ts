import { useCallback, useState } from 'react';
import { call, type Callable } from '../endpoint/call.ts';
import type { ResponseOf, InputOf } from '../endpoint/define-endpoint.ts';
import { isApiError, type ErrorCode, type ApiError } from '../endpoint/api-error.ts';
import { useFetch } from './use-endpoint.ts';

export type Sendable = Callable & { readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' };

export interface Send<E extends Sendable> {
  /** Rejects with the API error, which also stays in `refusal` until the next submission. */
  send: (input: InputOf<E>) => Promise<ResponseOf<E>>;
  isSending: boolean;
  error?: ApiError<ErrorCode<E>>;
}

export function useSend<E extends Sendable>(endpoint: E): Send<E> {
  const fetch = useFetch();
  const [state, setState] = useState<Omit<Send<E>, 'send'>>({ isSending: false });
  const send = useCallback(
    async (input: InputOf<E>) => {
      setState({ isSending: true });
      try {
        const response = await call(endpoint, input, { fetch });
        setState({ isSending: false });
        return response;
      } catch (thrown) {
        setState({ isSending: false, error: isApiError(endpoint, thrown) ? thrown : undefined });
        throw thrown;
      }
    },
    [endpoint, fetch],
  );
  return { ...state, send };
}
