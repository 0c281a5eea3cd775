import { useEffect, useRef } from 'react';
import type { StreetRequest, StreetResponse } from './worker-messages.ts';

const notLoaded = 'The part of this page that reads files did not load. Reload the page and try again.';

/** Runs one worker for one file at a time. `onResponse` gets the responses with the file that they are about. */
export function useStreetWorker(onResponse: (response: StreetResponse, file: File) => void) {
  const worker = useRef<Worker>(undefined);
  const receive = useRef(onResponse);
  useEffect(() => {
    receive.current = onResponse;
  }, [onResponse]);
  const stop = () => {
    worker.current?.terminate();
    worker.current = undefined;
  };
  useEffect(() => stop, []);
  const start = (file: File) => {
    // A file that is still being read is of no interest any more.
    stop();
    const started = new Worker(new URL('street-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<StreetResponse>) => receive.current(data, file));
    started.addEventListener('error', () => receive.current({ kind: 'unreadable', message: notLoaded }, file));
    worker.current = started;
  };
  // A worker has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const send = (request: StreetRequest) => worker.current?.postMessage(request);
  return { start, send, stop };
}
