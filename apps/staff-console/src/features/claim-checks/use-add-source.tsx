import { useState } from 'react';
import { useToast } from '@workspace/ui/Toast';
import { AddSourceDialog } from './AddSourceDialog.tsx';
import type { Claims } from './use-claims.ts';
import { useFocusAfterSource } from './use-focus-after-source.ts';

/**
 * The dialog that adds a source to a sentence of a stored post. It contains a form, so it is rendered outside the
 * form of the post.
 */
export function useAddSource({ postId, refresh }: Claims) {
  const [sentence, setSentence] = useState<string>();
  const toast = useToast();
  const focusAfter = useFocusAfterSource();
  const close = () => setSentence(undefined);
  const added = () => {
    close();
    refresh();
    focusAfter();
    toast({ title: 'Source added', description: 'The sentence counts as checked by you.' });
  };
  const dialog = postId !== undefined && sentence !== undefined && (
    <AddSourceDialog key={sentence} {...{ postId, sentence }} onAdded={added} onClose={close} />
  );
  return { open: postId === undefined ? undefined : setSentence, dialog };
}
