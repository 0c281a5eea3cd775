import { useCallback, useEffect, useRef, useState } from 'react';
import { useFetch } from '@workspace/contracts/react/use-endpoint';
import { isSettled, markSettled, type Opening } from './settled-texts.ts';
import { findOnServer, unsavedTextServer } from './unsaved-text-server.ts';
import { deleteUnsaved, findUnsaved, type IsComplete, type Unsaved, type UnsavedKey } from './unsaved-work.ts';

/** A text that was left unsaved, and the place where it was found. */
export type Offered<Values> = Unsaved<Values> & { isOnServer: boolean };

/** Newest words of each opening that this document deletes from the server: the deletion may be in flight. */
const deleted = new Map<string, number>();

type Removed = Opening & { isOnServer: boolean };

interface Form<Values> {
  whose: Omit<UnsavedKey, 'writer'>;
  isComplete: IsComplete<Values>;
  isChanged: boolean;
  /** False: the form has a place of its own on the server. */
  isAmongTexts: boolean;
  /** True while the server has all words of this opening of the form. */
  isStored: boolean;
}

/** The text that an earlier visit left unsaved: on this device, or a newer one on the server. */
export function useOfferedText<Values>(form: Form<Values>) {
  // A new object gets an ID with its first save, and its earlier text stays where it is.
  const [whose] = useState(form.whose);
  const [offered, setOffered] = useState(() => findOnDevice(form));
  const isChecked = useServerCheck(form, offered, setOffered);
  const { remove, removeLater, removeNow } = useRemoval(whose, form);
  const elsewhere = (opening: Opening) => ({ ...opening, isOnServer: true });
  const take = (removeIt: (text: Offered<Values>) => void) => {
    if (!offered) return;
    deleteUnsaved(localStorage, { ...whose, writer: offered.writer });
    setOffered(undefined);
    removeIt(offered);
  };
  return {
    offered,
    /** True once the server told of newer texts, or could not. */
    isChecked,
    /** The form continues the offered text. */
    adopt: () => take(removeLater),
    settle: (opening: Opening) => remove(elsewhere(opening)),
    settleLater: (opening: Opening) => removeLater(elsewhere(opening)),
    /** The words of this opening, and of an adopted text, are saved. */
    finish: (writer: string) => {
      deleted.set(writer, Date.now());
      removeNow();
    },
    /** Deletes the offered text. */
    dismiss: () => take(remove),
    /** Looks for texts on this device again. */
    refresh: () => setOffered(findOnDevice({ ...form, whose })),
  };
}

/** Compares the texts of this device with those of the server, once. */
function useServerCheck<Values>(
  form: Form<Values>,
  offered: Offered<Values> | undefined,
  setOffered: (offered: Offered<Values> | undefined) => void,
): boolean {
  const fetch = useFetch();
  const [isChecked, setChecked] = useState(!form.isAmongTexts);
  const latest = useRef({ form, offered });
  useEffect(() => {
    latest.current = { form, offered };
  });
  useEffect(() => {
    const { form: opened } = latest.current;
    const check = async () => {
      const [found] = await Promise.all([
        opened.isAmongTexts ? findOnServer(opened.whose, opened.isComplete, fetch) : undefined,
        deleteSettled(opened, fetch).catch(() => {}),
      ]);
      const now = latest.current;
      const onDevice = now.offered && findOnDevice(opened);
      // The writer is at work: the next visit offers the text.
      const isWanted = found && !now.form.isChanged && !isDeleted(found) && isNewer(found, onDevice);
      setOffered(isWanted ? { ...found, isOnServer: true } : onDevice);
    };
    // The texts of this device are on offer without the server.
    void check()
      .catch(() => {})
      .finally(() => setChecked(true));
  }, [fetch, setOffered]);
  return isChecked;
}

/**
 * Removes texts from the server. An adopted one stays there until the words that continue it are there too, or saved.
 */
function useRemoval<Values>(whose: Form<Values>['whose'], { isStored, isAmongTexts }: Form<Values>) {
  const [hasText] = useState(isAmongTexts);
  const fetch = useFetch();
  const adopted = useRef<Removed>(undefined);
  const remove = useCallback(
    (text: Removed) => {
      deleted.set(text.writer, text.at);
      const run = async () => {
        if (text.isOnServer) await markSettled(text, fetch);
        if (hasText) await unsavedTextServer({ ...whose, writer: text.writer }, fetch).remove();
      };
      // One that stays there is offered again.
      run().catch(() => {});
    },
    [whose, hasText, fetch],
  );
  const removeNow = useCallback(() => {
    if (adopted.current) remove(adopted.current);
    adopted.current = undefined;
  }, [remove]);
  const removeLater = useCallback((text: Removed) => {
    adopted.current = text;
  }, []);
  useEffect(() => {
    if (isStored) removeNow();
  }, [isStored, removeNow]);
  return { remove, removeLater, removeNow };
}

const textsOnDevice = <Values>({ whose, isComplete }: Form<Values>) =>
  findUnsaved(localStorage, { whose, isComplete, now: Date.now() });

const findOnDevice = <Values>(form: Form<Values>): Offered<Values> | undefined => {
  const [found] = textsOnDevice(form);
  return found && { ...found, isOnServer: false };
};

const isDeleted = ({ writer, at }: Opening): boolean => at <= (deleted.get(writer) ?? 0);

/** Deletes the texts of this device whose words another browser adopted or discarded. */
async function deleteSettled<Values>(form: Form<Values>, fetch: ReturnType<typeof useFetch>): Promise<void> {
  const check = async (text: Unsaved<Values>) => {
    if (await isSettled(text, fetch)) deleteUnsaved(localStorage, { ...form.whose, writer: text.writer });
  };
  await Promise.all(textsOnDevice(form).map(check));
}

/** The text of one opening is on its device as soon as on the server. */
const isNewer = <Values>(found: Unsaved<Values>, offered: Unsaved<Values> | undefined): boolean =>
  !offered || (found.writer !== offered.writer && found.at > offered.at);
