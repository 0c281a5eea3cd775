import { getSequence, listSequences, type Sequence } from '@workspace/contracts/sequences';
import { useRefresh, useUpdateCached } from '@workspace/contracts/react/use-endpoint';
import { useToast } from '@workspace/ui/Toast';
import { useAction } from '../../layout/use-action.ts';

/** Runs an action on a sequence and updates the cache with its new state. Returns the sequence after a success. */
export function useSequenceAction() {
  const updateCached = useUpdateCached();
  const refresh = useRefresh();
  const runAction = useAction();
  const toast = useToast();
  return async (
    answered: Promise<{ sequence: Sequence }>,
    words: { done?: string; otherwise: string },
  ): Promise<Sequence | undefined> => {
    const result = await runAction(answered, words.otherwise);
    if (!result) return undefined;
    const { id, emailListId } = result.sequence;
    updateCached(getSequence, { params: { id } }, () => result);
    refresh(listSequences, { params: { id: emailListId } });
    if (words.done) toast({ title: 'Success', description: words.done });
    return result.sequence;
  };
}
