import { useEffect, useRef, useState } from 'react';
import { useAuth } from '@workspace/contracts/react/use-auth';
import {
  findUnsaved,
  deleteUnsaved,
  storeUnsaved,
  type IsComplete,
  type Unsaved,
  type UnsavedKey,
} from './unsaved-work.ts';

/** Pause in typing before the text is stored, in milliseconds. */
const pause = 400;
/** The most milliseconds of typing without a pause that are not stored. */
const maxWait = 1_000;

export interface UnsavedWork<Values> {
  /** A text that was written on this device and never saved. */
  offered: Unsaved<Values> | undefined;
  /** True when this browser cannot store the text. */
  isRejected: boolean;
  /** Adopts or dismisses the offered text. */
  settle: () => void;
  /** Deletes the stored text after a save. */
  clear: () => void;
  /** Leaves the stored text on offer and starts a new one. */
  putAside: () => void;
}

export interface UnsavedState<Values> extends Pick<UnsavedKey, 'resource' | 'id'> {
  values: Values;
  basedOn: string | null;
  /** The stored values before the changes. The same object until they change. */
  stored?: Values | undefined;
  isChanged: boolean;
  isComplete: IsComplete<Values>;
}

/**
 * Stores unsaved changes on this device, for this person: through a reload, a crash, an ended session or a failed
 * save.
 */
export function useUnsavedWork<Values>(state: UnsavedState<Values>): UnsavedWork<Values> {
  const { resource, id, values, basedOn, stored, isChanged, isComplete } = state;
  const person = useAuth().user?.email ?? '';
  const [writing, setWriting] = useState<UnsavedKey>(() => ({ person, resource, id, writer: newWriter() }));
  const [offered, setOffered] = useState(() => findOffer({ person, resource, id }, isComplete));
  const [isRejected, setRejected] = useState(false);
  // Stores changes not yet written, called when the page closes. Undefined when there are none.
  const pending = useRef<(() => void) | undefined>(undefined);
  // Time of the first change that is not stored.
  const firstChange = useRef<number>(undefined);
  useEffect(() => {
    if (!isChanged) {
      pending.current = undefined;
      firstChange.current = undefined;
      return deleteUnsaved(localStorage, writing);
    }
    firstChange.current ??= Date.now();
    const store = () => {
      firstChange.current = undefined;
      setRejected(!storeUnsaved(localStorage, writing, { at: Date.now(), basedOn, stored, values }));
    };
    pending.current = store;
    const timer = setTimeout(store, Math.min(pause, Math.max(0, firstChange.current + maxWait - Date.now())));
    return () => clearTimeout(timer);
  }, [writing, values, basedOn, stored, isChanged]);
  useEffect(() => onPageLeave(() => pending.current?.()), []);
  const settle = () => {
    if (offered) deleteUnsaved(localStorage, offered.key);
    setOffered(undefined);
  };
  const clear = () => {
    pending.current = undefined;
    deleteUnsaved(localStorage, writing);
  };
  const putAside = () => {
    pending.current?.();
    pending.current = undefined;
    setOffered(findOffer({ person, resource, id }, isComplete));
    setWriting({ person, resource, id, writer: newWriter() });
  };
  return { offered, isRejected, settle, clear, putAside };
}

const newWriter = (): string => Math.random().toString(36).slice(2);

const findOffer = <Values>(
  whose: Omit<UnsavedKey, 'writer'>,
  isComplete: IsComplete<Values>,
): Unsaved<Values> | undefined => findUnsaved(localStorage, { whose, isComplete, now: Date.now() })[0];

/** Calls back when the page is hidden, left or closed, and on unmount. */
function onPageLeave(call: () => void): () => void {
  const onHidden = () => document.visibilityState === 'hidden' && call();
  window.addEventListener('pagehide', call);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    call();
    window.removeEventListener('pagehide', call);
    document.removeEventListener('visibilitychange', onHidden);
  };
}
