import { useEffect, useRef } from 'react';
import type { Comment } from '@workspace/contracts/blog-post-comments';
import { ReactEditor } from 'slate-react';
import { useToast } from '@workspace/ui/Toast';
import { replaceAt, standsAt, textAt, type EditedText } from './comment-places.ts';
import type { Comments } from './use-comments.ts';

/** A suggestion that was accepted here, until the editor closes. */
interface Applied {
  comment: Comment;
  words: string;
  isUndone: boolean;
  /** The mark of the post before. */
  wasAiDraft: boolean | undefined;
}

const changedMessage = {
  title: 'The words changed',
  description: 'The suggestion was made for other words, and nothing was replaced. Ask again, or dismiss it.',
  tone: 'destructive',
} as const;

const readOnlyMessage = {
  title: 'The text cannot be changed yet',
  description: 'Read the notice above the text first.',
  tone: 'destructive',
} as const;

/**
 * Accepts suggestions. Undoing the replacement opens the suggestion again, and redoing it accepts it again, for as long
 * as the editor is open.
 */
export function useAccepting(store: Comments, text: EditedText) {
  const toast = useToast();
  const latest = useRef(text);
  const applied = useRef(new Map<string, Applied>());
  useEffect(() => {
    latest.current = text;
  });
  useEffect(() => {
    for (const one of applied.current.values()) settleAgain(one, latest.current, store);
    // Only a change of the text can undo or redo.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [text.form.values]);
  return async (comment: Comment, words: string): Promise<void> => {
    const { id, quote, suggestion } = comment;
    const { passages } = latest.current;
    if (!passages) return;
    if (ReactEditor.isReadOnly(passages.editor)) return void toast(readOnlyMessage);
    const now = textAt(comment, latest.current);
    if (now !== quote) return void toast(changedMessage);
    // The server knows the words too, and whether somebody was faster.
    if (!(await store.change(id, { status: 'accepted', replaced: now }))) return;
    if (textAt(comment, latest.current) !== quote) {
      void store.change(id, { status: 'open' });
      return void toast(changedMessage);
    }
    const { form } = latest.current;
    replaceAt(comment, words, latest.current);
    applied.current.set(id, { comment, words, isUndone: false, wasAiDraft: form.values.isAiDraft });
    if (suggestion?.model) form.change({ isAiDraft: true });
  };
}

function settleAgain(one: Applied, text: EditedText, store: Comments): void {
  const { comment, words, isUndone, wasAiDraft } = one;
  const { id, quote, suggestion } = comment;
  if (!standsAt(comment, isUndone ? words : quote, text)) return;
  one.isUndone = !isUndone;
  void store.change(id, isUndone ? { status: 'accepted', replaced: quote } : { status: 'open' });
  if (suggestion?.model) text.form.change({ isAiDraft: isUndone || wasAiDraft });
}
