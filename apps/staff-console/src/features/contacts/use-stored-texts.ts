import { useEffect, useState } from 'react';
import { useUnsavedGuard } from '../../layout/use-unsaved-guard.ts';
import { useUnsavedWork } from '../../layout/use-unsaved-work.ts';

export type ComposerMode = 'reply' | 'note';

/** The texts of both modes: words for colleagues must not stand in the reply. */
export interface ComposerTexts {
  mode: ComposerMode;
  reply: string;
  note: string;
}

/** An earlier release stored one text for both. */
type StoredTexts = ComposerTexts | { text: string };

const empty: ComposerTexts = { mode: 'reply', reply: '', note: '' };

const isStored = (values: unknown): values is StoredTexts => {
  const { text, reply, note } = (values ?? {}) as Partial<Record<string, unknown>>;
  return typeof text === 'string' || (typeof reply === 'string' && typeof note === 'string');
};

/** A text of an unknown mode is a note: a note never leaves the company. */
const textsOf = (stored: StoredTexts): ComposerTexts =>
  'text' in stored ? { mode: 'note', reply: '', note: stored.text } : stored;

/** Texts that survive a reload, a crash and an ended session. */
export function useStoredTexts(id: string) {
  const [texts, setTexts] = useState(empty);
  const isChanged = (texts.reply + texts.note).trim() !== '';
  const { offered, isChecked, isRejected, adopt } = useUnsavedWork<StoredTexts>({
    resource: 'reply',
    id,
    values: texts,
    basedOn: null,
    isChanged,
    isComplete: isStored,
  });
  useEffect(() => {
    if (!offered || !isChecked || isChanged) return;
    // Nothing is asked: the field is empty, and the text is the person's own.
    setTexts(textsOf(offered.values));
    adopt();
    // A later text is not on offer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [offered, isChecked]);
  useUnsavedGuard(isRejected && isChanged);
  const change = (patch: Partial<ComposerTexts>) => setTexts((now) => ({ ...now, ...patch }));
  /** Empties a field after its text was sent, unless more was written meanwhile. The next text is a reply again. */
  const clear = (mode: ComposerMode, sent: string) =>
    setTexts((now) => (now[mode] === sent ? { ...now, mode: 'reply', [mode]: '' } : now));
  return { texts, change, clear };
}
