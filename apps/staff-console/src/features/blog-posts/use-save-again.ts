import { useEffect, useEffectEvent, useRef } from 'react';
import type { PostEditing } from './use-post-editing.ts';

/**
 * Delays a save while another one is in flight, and then starts it once, from the stored result: two at a time would
 * create a new post twice, or reject the second as a conflict with the first.
 */
export function useSaveAgain({ form, saving }: Pick<PostEditing, 'form' | 'saving'>, save: () => void): () => void {
  const isDelayed = useRef(false);
  const { isSaving, apiError } = saving;
  const saveDelayed = useEffectEvent(() => {
    if (!isDelayed.current) return;
    isDelayed.current = false;
    if (form.isChanged && !apiError) save();
  });
  useEffect(() => {
    if (!isSaving) saveDelayed();
  }, [isSaving]);
  return () => {
    if (isSaving) isDelayed.current = true;
    else save();
  };
}
