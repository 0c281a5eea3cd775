import { useEffect, useMemo, useRef, useState } from 'react';
import { useFetch } from '@workspace/contracts/react/use-endpoint';
import { onPageHidden } from './on-page-hidden.ts';
import type { Server, ServerCopy, ServerState } from './server-copy.ts';
import type { Opening } from './settled-texts.ts';
import { unsavedTextServer } from './unsaved-text-server.ts';
import { deleteUnsaved, storeUnsaved, type IsComplete, type UnsavedKey, type UnsavedText } from './unsaved-work.ts';
import { useOfferedText, type Offered } from './use-offered-text.ts';
import { useServerCopy } from './use-server-copy.ts';
import { useWriter } from './use-writer.ts';

/** Pause in typing before the text is stored, in milliseconds. */
const pause = 400;
/** The most milliseconds of typing without a pause that are not stored. */
const maxWait = 1_000;

export interface UnsavedWork<Values> {
  /** The opening of the form that writes now. */
  writer: string;
  /** A text that was written and never saved. */
  offered: Offered<Values> | undefined;
  /** True when this browser cannot store the text. */
  isRejected: boolean;
  /** The state of the text on the server. */
  onServer: ServerState;
  /** True once the server told of newer texts, or could not. */
  isChecked: boolean;
  /** The form continues the offered text. */
  adopt: () => void;
  /** Deletes the offered text. */
  dismiss: () => void;
  /** Tells the browser that wrote a text of the form's own place that it was discarded here. */
  settle: (opening: Opening) => void;
  /** The same, once the server has the words that continue the text here. */
  settleLater: (opening: Opening) => void;
  /** Deletes the stored text after a save. */
  clear: () => void;
  /** Stores the text without the pause, before an action that may replace the form. */
  storeNow: () => void;
  /** Leaves the stored text on offer and starts a new one. */
  putAside: () => void;
}

/** The place of a form on the server, for the words of one opening. */
export type OwnServer<Values> = (writer: string) => Server<UnsavedText<Values>>;

export interface UnsavedState<Values> extends Pick<UnsavedKey, 'resource' | 'id'> {
  values: Values;
  /** Returns newer values than the rendered ones, if there are any. A stable function. */
  readValues?: (() => Values) | undefined;
  basedOn: string | null;
  /** The stored values before the changes. The same object until they change. */
  stored?: Values | undefined;
  isChanged: boolean;
  isComplete: IsComplete<Values>;
  /** The place on the server, unless it is among all unsaved texts. The same function until it changes. */
  server?: OwnServer<Values> | undefined;
}

/**
 * Stores unsaved changes on this device and on the server, for this person: through a reload, a crash, an ended
 * session, a failed save, and the loss of the device.
 */
export function useUnsavedWork<Values>(state: UnsavedState<Values>): UnsavedWork<Values> {
  const { resource, id, isComplete, isChanged } = state;
  const person = useWriter();
  const [writer, setWriter] = useState(newWriter);
  const writing = useMemo<UnsavedKey>(() => ({ person, resource, id, writer }), [person, resource, id, writer]);
  const isAmongTexts = state.server === undefined;
  const whose = { person, resource, id };
  const { copy, onServer } = useCopy(writing, state.server);
  const isStored = onServer === 'kept';
  const offer = useOfferedText({ whose, isComplete, isChanged, isAmongTexts, isStored });
  const { offered, isChecked, adopt, dismiss, settle, settleLater, finish, refresh } = offer;
  const [isRejected, setRejected] = useState(false);
  const pending = useStoreSoon(state, { writing, copy }, setRejected);
  const clear = () => {
    pending.current = undefined;
    deleteUnsaved(localStorage, writing);
    copy.set(undefined);
    finish(writer);
  };
  const storeNow = () => pending.current?.();
  const putAside = () => {
    storeNow();
    pending.current = undefined;
    refresh();
    setWriter(newWriter());
  };
  const ends = { adopt, dismiss, settle, settleLater, clear, storeNow, putAside };
  return { writer, offered, isChecked, isRejected, onServer, ...ends };
}

function useCopy<Values>(writing: UnsavedKey, own: OwnServer<Values> | undefined) {
  const fetch = useFetch();
  const server = useMemo(
    () => own?.(writing.writer) ?? unsavedTextServer<Values>(writing, fetch),
    [own, writing, fetch],
  );
  const { copy, state } = useServerCopy(server, writing);
  return { copy, onServer: state };
}

/**
 * Stores changes after a pause. Returns a reference to the function that stores those not yet written, called when the
 * page closes; undefined when there are none.
 */
function useStoreSoon<Values>(
  { values, readValues, basedOn, stored, isChanged }: UnsavedState<Values>,
  { writing, copy }: { writing: UnsavedKey; copy: ServerCopy<UnsavedText<Values>> },
  setRejected: (isRejected: boolean) => void,
) {
  const pending = useRef<(() => void) | undefined>(undefined);
  // Time of the first change that is not stored.
  const firstChange = useRef<number>(undefined);
  useEffect(() => {
    if (!isChanged) {
      pending.current = undefined;
      firstChange.current = undefined;
      copy.set(undefined);
      return deleteUnsaved(localStorage, writing);
    }
    firstChange.current ??= Date.now();
    copy.expect();
    const store = () => {
      firstChange.current = undefined;
      const unsaved = { at: Date.now(), basedOn, stored, values: readValues?.() ?? values };
      const isStored = storeUnsaved(localStorage, writing, unsaved);
      // Leaving the page would store the same words as newer ones.
      if (isStored) pending.current = undefined;
      setRejected(!isStored);
      copy.set(unsaved);
    };
    pending.current = store;
    const timer = setTimeout(
      () => pending.current?.(),
      Math.min(pause, Math.max(0, firstChange.current + maxWait - Date.now())),
    );
    return () => clearTimeout(timer);
  }, [writing, copy, values, readValues, basedOn, stored, isChanged, setRejected]);
  useEffect(() => whenLeft(() => pending.current?.()), []);
  return pending;
}

const newWriter = (): string => Math.random().toString(36).slice(2);

/** Calls back when the page is hidden, left or closed, and on unmount. */
function whenLeft(call: () => void): () => void {
  const stop = onPageHidden(call);
  return () => {
    call();
    stop();
  };
}
