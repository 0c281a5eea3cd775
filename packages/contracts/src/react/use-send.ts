import { useCallback, useState } from 'react';
import { call, type Callable } from '../endpoint/call.ts';
import type { AnswerOf, InputOf } from '../endpoint/define-endpoint.ts';
import { isRefusal, type ErrorCode, type Refusal } from '../endpoint/problem.ts';
import { useFetch } from './use-endpoint.ts';

export type Sendable = Callable & { readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' };

export interface Send<E extends Sendable> {
  /** Rejects with the refusal, which is also kept in `refusal` until the next sending. */
  send: (input: InputOf<E>) => Promise<AnswerOf<E>>;
  isSending: boolean;
  refusal?: Refusal<ErrorCode<E>>;
}

export function useSend<E extends Sendable>(endpoint: E): Send<E> {
  const fetch = useFetch();
  const [state, setState] = useState<Omit<Send<E>, 'send'>>({ isSending: false });
  const send = useCallback(
    async (input: InputOf<E>) => {
      setState({ isSending: true });
      try {
        const answer = await call(endpoint, input, { fetch });
        setState({ isSending: false });
        return answer;
      } catch (thrown) {
        setState({ isSending: false, refusal: isRefusal(endpoint, thrown) ? thrown : undefined });
        throw thrown;
      }
    },
    [endpoint, fetch],
  );
  return { ...state, send };
}
