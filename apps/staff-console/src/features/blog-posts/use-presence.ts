import { useEffect, useRef, useState } from 'react';
import { announcePresence, type Colleague } from '@workspace/contracts/blog-post-autosaves';
import { call } from '@workspace/contracts/endpoint/call';
import { useFetch } from '@workspace/contracts/react/use-endpoint';

const interval = 10_000;

export interface Presence {
  readonly colleagues: readonly Colleague[];
  /** The time of the last save that the server knows. */
  readonly savedAt?: string | undefined;
}

const alone: Presence = { colleagues: [] };

/**
 * The colleagues who have a post open too, and its last save, while this editor is visible. Undefined ID: a post that is
 * not stored yet.
 */
export function usePresence(id: string | undefined, isWriting: boolean): Presence {
  const fetch = useFetch();
  const [presence, setPresence] = useState(alone);
  const state = useRef(isWriting);
  useEffect(() => {
    state.current = isWriting;
  }, [isWriting]);
  useEffect(() => {
    if (id === undefined) return undefined;
    const announce = (isLeaving: boolean) =>
      call(announcePresence, { params: { id }, body: { isWriting: state.current, isLeaving } }, { fetch });
    // Presence is a courtesy: without it, the next answer corrects the list.
    const tell = () => document.visibilityState === 'visible' && void announce(false).then(setPresence, () => {});
    tell();
    const timer = setInterval(tell, interval);
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
      void announce(true).catch(() => {});
    };
  }, [id, fetch]);
  return presence;
}
