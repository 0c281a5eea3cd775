import { useToast } from '@workspace/ui/Toast';

/** Returns a function that copies a text to the clipboard and says so; `next` is the next step. */
export function useCopy(): (text: string, next: string) => Promise<void> {
  const toast = useToast();
  return async (text, next) => {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (isCopied) toast({ title: 'Copied', description: next });
    else toast({ title: 'Not copied', description: 'Select the text and copy it yourself.', tone: 'destructive' });
  };
}
