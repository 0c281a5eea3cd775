import { useEffect, useRef, useState } from 'react';
import { useAuth } from '@workspace/contracts/react/use-auth';
import { onPageHidden } from './on-page-hidden.ts';
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
  /** Returns newer values than the rendered ones, if there are any. A stable function. */
  readValues?: (() => Values) | undefined;
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
  const { resource, id, isComplete } = state;
  const person = useAuth().user?.email ?? '';
  const [writing, setWriting] = useState<UnsavedKey>(() => ({ person, resource, id, writer: newWriter() }));
  const [offered, setOffered] = useState(() => findOffer({ person, resource, id }, isComplete));
  const [isRejected, setRejected] = useState(false);
  const pending = useStoreSoon(state, writing, setRejected);
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

/**
 * Stores changes after a pause. Returns a reference to the function that stores those not yet written, called when the
 * page closes; undefined when there are none.
 */
function useStoreSoon<Values>(
  { values, readValues, basedOn, stored, isChanged }: UnsavedState<Values>,
  writing: UnsavedKey,
  setRejected: (isRejected: boolean) => void,
) {
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
      const unsaved = { at: Date.now(), basedOn, stored, values: readValues?.() ?? values };
      setRejected(!storeUnsaved(localStorage, writing, unsaved));
    };
    pending.current = store;
    const timer = setTimeout(store, Math.min(pause, Math.max(0, firstChange.current + maxWait - Date.now())));
    return () => clearTimeout(timer);
  }, [writing, values, readValues, basedOn, stored, isChanged, setRejected]);
  useEffect(() => whenLeft(() => pending.current?.()), []);
  return pending;
}

const newWriter = (): string => Math.random().toString(36).slice(2);

const findOffer = <Values>(
  whose: Omit<UnsavedKey, 'writer'>,
  isComplete: IsComplete<Values>,
): Unsaved<Values> | undefined => findUnsaved(localStorage, { whose, isComplete, now: Date.now() })[0];

/** Calls back when the page is hidden, left or closed, and on unmount. */
function whenLeft(call: () => void): () => void {
  const stop = onPageHidden(call);
  return () => {
    call();
    stop();
  };
}
