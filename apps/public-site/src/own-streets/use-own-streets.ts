import { useEffect, useRef, useState } from 'react';
import type { Network } from '../road-network/segment.ts';
import type { ChoicePreview } from './describe-choice.ts';
import type { Columns } from './guess-columns.ts';
import type { LocalPlane } from './local-plane.ts';
import type { StreetsChoice } from './to-segments.ts';
import type { StreetRequest, StreetResponse } from './worker-messages.ts';

interface State {
  file?: File;
  preview?: ChoicePreview;
  error?: string;
  isBusy?: boolean;
  /** The number of streets that the page uses. */
  usedCount?: number;
}

export interface OwnStreetsOptions {
  /** Called with the streets to use; the plane places their lines on the earth. */
  onNetwork: (network: Network, plane: LocalPlane | undefined) => void;
  onForget?: () => void;
}

/** Reads files of streets in a worker of this page, and keeps the choices about the current one. */
export function useOwnStreets({ onNetwork, onForget }: OwnStreetsOptions) {
  const [state, setState] = useState<State>({});
  const worker = useRef<Worker>(undefined);
  useEffect(() => () => worker.current?.terminate(), []);

  const send = (request: StreetRequest, file = state.file) => {
    setState((last) => ({ ...last, file, isBusy: true, error: undefined }));
    worker.current ??= startWorker();
    worker.current.onmessage = ({ data }: MessageEvent<StreetResponse>) => receive(data, file);
    worker.current.onerror = () => receive({ kind: 'unreadable', message: notStarted }, file);
    worker.current.postMessage(request);
  };
  const receive = (response: StreetResponse, file?: File) => {
    if (response.kind === 'unreadable') return setState({ file, error: response.message });
    if (response.kind === 'preview') return setState({ file, preview: response.preview });
    const { segments, plane } = response.result;
    setState((last) => ({ ...last, isBusy: false, usedCount: segments.length }));
    onNetwork({ name: nameOf(file), segments }, plane);
  };
  const stopWorker = () => {
    worker.current?.terminate();
    worker.current = undefined;
  };
  return {
    ...state,
    read: (file: File) => {
      // A file that is still being read is of no interest any more.
      stopWorker();
      setState({ file });
      send({ kind: 'read', file }, file);
    },
    chooseColumns: (columns: Columns) => send({ kind: 'choose-columns', columns }),
    choose: (choice: StreetsChoice) => send({ kind: 'choose', choice }),
    use: () => state.preview && send({ kind: 'use', choice: state.preview.choice }),
    change: () => setState(({ usedCount: _used, ...last }) => last),
    forget: () => {
      stopWorker();
      setState({});
      onForget?.();
    },
  };
}

export type OwnStreetsState = ReturnType<typeof useOwnStreets>;

const notStarted = 'The part of this page that reads files did not load. Reload the page and try again.';

const startWorker = () => new Worker(new URL('street-worker.ts', import.meta.url), { type: 'module' });

const nameOf = (file: File | undefined): string => file?.name.replace(/\.[^.]+$/, '') || 'My streets';
