import { useEffect, useReducer, useRef } from 'react';
import { generateBlog, generateTitle, type AiProgress } from '@workspace/contracts/ai-drafts';
import { ApiError } from '@workspace/contracts/endpoint/api-error';
import { useWatch } from '@workspace/contracts/react/use-watch';
import { failureMessage } from '../../layout/failure-message.ts';
import { initialDraft, reduceDraft, resumeDraft, type DraftAction, type DraftState, type Idea } from './draft-state.ts';

export interface AiDrafting {
  draft: DraftState;
  type: (words: { topic?: string; title?: string }) => void;
  /** Requests a title for the topic, or the post for the approved title. */
  ask: (kind: 'title' | 'post') => void;
  /** Cancels the generation: the request to the model is aborted at once. */
  cancel: () => void;
  restart: () => void;
}

/** State of the AI draft dialog, with its requests. Unmounting aborts the request in flight. */
export function useAiDraft(idea?: Idea): AiDrafting {
  const [draft, dispatch] = useReducer(reduceDraft, idea ? resumeDraft(idea) : initialDraft);
  const question = useDraftRequest(draft, dispatch);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const ask = (kind: 'title' | 'post') => {
    controller.current?.abort();
    controller.current = new AbortController();
    void question(kind, controller.current.signal);
  };
  const cancel = () => {
    controller.current?.abort();
    dispatch({ type: 'cancelled' });
  };
  return {
    draft,
    type: (words) => dispatch({ type: 'typed', ...words }),
    ask,
    cancel,
    restart: () => dispatch({ type: 'restarted' }),
  };
}

function useDraftRequest({ topic, title, step }: DraftState, dispatch: (event: DraftAction) => void) {
  const watch = useWatch();
  return async (kind: 'title' | 'post', signal: AbortSignal) => {
    const onProgress = (progress: AiProgress) => signal.aborted || dispatch({ type: 'progressed', progress });
    const about = { topic: topic.trim() || undefined, title: step === 'input' ? undefined : title.trim() || undefined };
    dispatch({ type: 'began', kind });
    try {
      const event: DraftAction =
        kind === 'title'
          ? { type: 'proposed', ...(await watch(generateTitle, { body: { topic } }, { signal, onProgress })) }
          : { type: 'drafted', ...(await watch(generateBlog, { body: about }, { signal, onProgress })) };
      if (!signal.aborted) dispatch(event);
    } catch (thrown) {
      // A cancelled request needs no message.
      if (signal.aborted) return;
      const isSignedOut = thrown instanceof ApiError && thrown.code === 'not_signed_in';
      dispatch({ type: 'failed', message: failureMessage(thrown, 'Something went wrong. Try again.'), isSignedOut });
    }
  };
}
