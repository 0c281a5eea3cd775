import { useState } from 'react';
import { useToast } from '@workspace/ui/Toast';
import { AddSourceDialog } from './AddSourceDialog.tsx';
import type { Claims } from './use-claims.ts';

/** Marks the element that gets the focus after a source was added or deleted: the pressed button may be gone. */
export const afterSource = { 'data-after-source': '', tabIndex: -1 };

/** Moves the focus there, once the dialog is closed. */
export const focusAfterSource = () =>
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('[data-after-source]')?.focus({ preventScroll: true }),
  );

/**
 * The dialog that adds a source to a sentence of a stored post. It contains a form, so it is rendered outside the
 * form of the post.
 */
export function useAddSource({ postId, refresh }: Claims) {
  const [sentence, setSentence] = useState<string>();
  const toast = useToast();
  const close = () => setSentence(undefined);
  const added = () => {
    close();
    refresh();
    focusAfterSource();
    toast({ title: 'Source added', description: 'The sentence counts as checked by you.' });
  };
  const dialog = postId !== undefined && sentence !== undefined && (
    <AddSourceDialog key={sentence} {...{ postId, sentence }} onAdded={added} onClose={close} />
  );
  return { open: postId === undefined ? undefined : setSentence, dialog };
}
