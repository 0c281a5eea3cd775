import { useEffect, useRef, useState } from 'react';
import { useAuth } from '@workspace/contracts/react/use-auth';
import { findUnsaved, deleteUnsaved, storeUnsaved, type IsWhole, type Unsaved, type Writing } from './unsaved-work.ts';

/** How long somebody pauses before what they wrote is kept, in milliseconds. */
const pause = 400;

export interface UnsavedWork<Values> {
  /** What was written here before and never saved. */
  offered: Unsaved<Values> | undefined;
  /** Whether this browser takes no text to keep. */
  isRefused: boolean;
  /** Takes the offered text over, or leaves it for good. */
  settle: () => void;
  /** Everything is saved. */
  clear: () => void;
  /** Leaves what was written as it is kept and begins anew, with that on offer. */
  putAside: () => void;
}

export interface UnsavedState<Values> extends Pick<Writing, 'noun' | 'thing'> {
  values: Values;
  basedOn: string | null;
  /** The stored values that the changes began from. The same object until they change. */
  stored?: Values | undefined;
  isChanged: boolean;
  isWhole: IsWhole<Values>;
}

/** Keeps what is not saved on this device, for this person: through a reload, a crash, a lost session or a failed save. */
export function useUnsavedWork<Values>(state: UnsavedState<Values>): UnsavedWork<Values> {
  const { noun, thing, values, basedOn, stored, isChanged, isWhole } = state;
  const person = useAuth().user?.email ?? '';
  const [writing, setWriting] = useState<Writing>(() => ({ person, noun, thing, writer: newWriter() }));
  const [offered, setOffered] = useState(() => offerTo({ person, noun, thing }, isWhole));
  const [isRefused, setRefused] = useState(false);
  // What would be lost now, read when the page goes. Undefined once there is nothing.
  const pending = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    if (!isChanged) {
      pending.current = undefined;
      return deleteUnsaved(localStorage, writing);
    }
    const keep = () => setRefused(!storeUnsaved(localStorage, writing, { at: Date.now(), basedOn, stored, values }));
    pending.current = keep;
    const timer = setTimeout(keep, pause);
    return () => clearTimeout(timer);
  }, [writing, values, basedOn, stored, isChanged]);
  useEffect(() => whenLeaving(() => pending.current?.()), []);
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
    setOffered(offerTo({ person, noun, thing }, isWhole));
    setWriting({ person, noun, thing, writer: newWriter() });
  };
  return { offered, isRefused, settle, clear, putAside };
}

const newWriter = (): string => Math.random().toString(36).slice(2);

const offerTo = <Values>(whose: Omit<Writing, 'writer'>, isWhole: IsWhole<Values>): Unsaved<Values> | undefined =>
  findUnsaved(localStorage, { whose, isWhole, now: Date.now() })[0];

/** Calls when the page is hidden, left or closed, and when this part of it goes. */
function whenLeaving(call: () => void): () => void {
  const onHidden = () => document.visibilityState === 'hidden' && call();
  window.addEventListener('pagehide', call);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    call();
    window.removeEventListener('pagehide', call);
    document.removeEventListener('visibilitychange', onHidden);
  };
}
