import { useCallback } from 'react';
import { useToast } from '@workspace/ui/Toast';
import { failureSentence } from './failure-sentence.ts';

/** Does what somebody asked for; a failure is a toast: the server's sentence, or else these words. Undefined after one. */
export function useDeed(): <T>(deed: Promise<T>, otherwise: string) => Promise<T | undefined> {
  const toast = useToast();
  return useCallback(
    async (deed, otherwise) => {
      try {
        return await deed;
      } catch (thrown) {
        toast({ title: 'Error', description: failureSentence(thrown, otherwise), tone: 'destructive' });
        return undefined;
      }
    },
    [toast],
  );
}
