import { Key } from '@workspace/ui/Key';
import { useLetterKeys } from './letter-keys.ts';

/** The key of a control, where single-letter shortcuts work. */
export function LetterKey({ children }: { children: string }) {
  return useLetterKeys() && <Key isQuiet>{children}</Key>;
}
