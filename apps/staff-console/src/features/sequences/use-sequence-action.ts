import { getSequence, listSequences, type Sequence } from '@workspace/contracts/sequences';
import { useRefresh, useUpdateCached } from '@workspace/contracts/react/use-endpoint';
import { useToast } from '@workspace/ui/Toast';
import { useAction } from '../../layout/use-action.ts';

/**
 * Runs an action on a sequence and updates the cache with its new state, also when a colleague changed it before. `id` is
 * undefined for a new one. Returns the sequence after a success.
 */
export function useSequenceAction(id?: string) {
  const updateCached = useUpdateCached();
  const refresh = useRefresh();
  const runAction = useAction();
  const toast = useToast();
  return async (
    answered: Promise<{ sequence: Sequence }>,
    words: { done?: string; otherwise: string },
  ): Promise<Sequence | undefined> => {
    const refreshIt = () => id !== undefined && refresh(getSequence, { params: { id } });
    const result = await runAction(answered, words.otherwise, refreshIt);
    if (!result) return undefined;
    const { sequence } = result;
    updateCached(getSequence, { params: { id: sequence.id } }, () => result);
    refresh(listSequences, { params: { id: sequence.emailListId } });
    if (words.done) toast({ title: 'Success', description: words.done });
    return sequence;
  };
}
