import { useEffect, useRef, useState } from 'react';
import { suggestText, type AiProgress } from '@workspace/contracts/ai-drafts';
import type { InputOf } from '@workspace/contracts/endpoint/define-endpoint';
import { useWatch } from '@workspace/contracts/react/use-watch';
import { failureMessage } from '../../layout/failure-message.ts';
import type { Place } from './target.ts';

/** A request to the model: the call's body, and the place of the words. */
export interface Wanted {
  body: InputOf<typeof suggestText>['body'];
  place: Place;
}

/** A request in flight, or one that failed. */
export interface Suggesting {
  wanted: Wanted;
  progress: AiProgress;
  failure?: string;
}

/** Requests words from the model, one at a time. Unmounting aborts the request in flight. */
export function useSuggesting(onSuggested: (wanted: Wanted, words: string[], model: string) => void) {
  const watch = useWatch();
  const [current, setCurrent] = useState<Suggesting>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const cancel = () => {
    controller.current?.abort();
    setCurrent(undefined);
  };
  const ask = async (wanted: Wanted) => {
    controller.current?.abort();
    const { signal } = (controller.current = new AbortController());
    const unless =
      <A>(act: (argument: A) => void) =>
      (argument: A) =>
        signal.aborted || act(argument);
    const setProgress = unless((progress: AiProgress) => setCurrent({ wanted, progress }));
    setProgress({ title: '', words: 0, latest: '' });
    await watch(suggestText, { body: wanted.body }, { signal, onProgress: setProgress }).then(
      unless(({ suggestions, model }) => {
        setCurrent(undefined);
        onSuggested(wanted, suggestions, model);
      }),
      // A cancelled request needs no message.
      unless((thrown: unknown) => {
        const failure = failureMessage(thrown, 'Something went wrong. Try again.');
        setCurrent({ wanted, progress: { title: '', words: 0, latest: '' }, failure });
      }),
    );
  };
  return { current, ask, cancel };
}
