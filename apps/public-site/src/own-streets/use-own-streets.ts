import { useState } from 'react';
import type { Network } from '../road-network/segment.ts';
import type { ChoicePreview } from './describe-choice.ts';
import type { Columns } from './guess-columns.ts';
import type { LocalPlane } from './local-plane.ts';
import type { StreetsChoice } from './streets-choice.ts';
import { useStreetWorker } from './use-street-worker.ts';
import type { StreetRequest } from './worker-messages.ts';

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
export function useOwnStreets(options: OwnStreetsOptions) {
  const [state, setState] = useState<State>({});
  const { start, send, stop } = useStreetWorker((response, file) => {
    if (response.kind === 'unreadable') setState({ file, error: response.message });
    else if (response.kind === 'preview') setState({ file, preview: response.preview });
    else {
      const { segments, plane } = response.result;
      setState((last) => ({ ...last, isBusy: false, usedCount: segments.length }));
      options.onNetwork({ name: nameOf(file), segments }, plane);
    }
  });
  const request = (content: StreetRequest) => {
    setState((last) => ({ ...last, isBusy: true }));
    send(content);
  };
  return {
    ...state,
    read: (file: File) => {
      start(file);
      setState({ file });
      request({ kind: 'read', file });
    },
    chooseColumns: (columns: Columns) => request({ kind: 'choose-columns', columns }),
    choose: (choice: StreetsChoice) => request({ kind: 'choose', choice }),
    use: () => state.preview && request({ kind: 'use', choice: state.preview.choice }),
    change: () => setState(({ usedCount: _used, ...last }) => last),
    forget: () => {
      stop();
      setState({});
      options.onForget?.();
    },
  };
}

export type OwnStreetsState = ReturnType<typeof useOwnStreets>;

const nameOf = (file: File): string => file.name.replace(/\.[^.]+$/, '') || 'My streets';
