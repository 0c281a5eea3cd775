import { useEffect, useRef, useState } from 'react';
import { useFetch } from '@workspace/contracts/react/use-endpoint';
import { findOnServer, unsavedTextServer } from './unsaved-text-server.ts';
import { deleteUnsaved, findUnsaved, type IsComplete, type Unsaved, type UnsavedKey } from './unsaved-work.ts';

/** A text that was left unsaved, and the place where it was found. */
export type Offered<Values> = Unsaved<Values> & { isOnServer: boolean };

interface Form<Values> {
  whose: Omit<UnsavedKey, 'writer'>;
  isComplete: IsComplete<Values>;
  isChanged: boolean;
  /** False: the form has a place of its own on the server. */
  isAmongTexts: boolean;
}

/** The text that an earlier visit left unsaved: on this device, or a newer one on the server. */
export function useOfferedText<Values>(form: Form<Values>) {
  // A new object gets an ID with its first save, and its earlier text stays where it is.
  const [whose] = useState(form.whose);
  const fetch = useFetch();
  const [offered, setOffered] = useState(() => findOnDevice(form));
  const latest = useRef({ form, offered });
  useEffect(() => {
    latest.current = { form, offered };
  });
  useEffect(() => {
    const { form: opened } = latest.current;
    if (!opened.isAmongTexts) return;
    findOnServer(opened.whose, opened.isComplete, fetch).then(
      (found) => {
        const now = latest.current;
        // The writer is at work: the next visit offers the text.
        if (!found || now.form.isChanged || !isNewer(found, now.offered)) return;
        setOffered({ ...found, isOnServer: true });
      },
      // The texts of this device are on offer without the server.
      () => {},
    );
  }, [fetch]);
  /** Deletes the offered text, which was adopted or dismissed. */
  const settle = () => {
    if (!offered) return;
    const key = { ...whose, writer: offered.writer };
    deleteUnsaved(localStorage, key);
    setOffered(undefined);
    if (!form.isAmongTexts) return;
    // One that stays there is offered again.
    void unsavedTextServer(key, fetch)
      .remove()
      .catch(() => {});
  };
  /** Looks for texts on this device again. */
  const refresh = () => setOffered(findOnDevice({ ...form, whose }));
  return { offered, settle, refresh };
}

const findOnDevice = <Values>({ whose, isComplete }: Form<Values>): Offered<Values> | undefined => {
  const [found] = findUnsaved(localStorage, { whose, isComplete, now: Date.now() });
  return found && { ...found, isOnServer: false };
};

/** The text of one opening is on its device as soon as on the server. */
const isNewer = <Values>(found: Unsaved<Values>, offered: Unsaved<Values> | undefined): boolean =>
  !offered || (found.writer !== offered.writer && found.at > offered.at);
