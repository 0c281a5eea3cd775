import { useState } from 'react';
import { Disclosure, offeredNotices, type StoredDisclosure } from '@workspace/contracts/disclosure';
import { choiceOf, disclosureOf, type DisclosureChoice } from './disclosure-choice.ts';

export interface DisclosureForm {
  choice: DisclosureChoice;
  /** True once a name or a text of one's own was written. */
  hasWords: boolean;
  change: (change: Partial<DisclosureChoice>) => void;
  /** The complete disclosure; undefined while something is missing or invalid. */
  disclosure: Disclosure | undefined;
}

/** State of the question how readers learn of the model, answered as it was before. */
export function useDisclosureChoice(stored: StoredDisclosure | null | undefined): DisclosureForm {
  const [before] = useState(() => choiceOf(stored, offeredNotices));
  const [choice, setChoice] = useState(before);
  return {
    choice,
    hasWords: choice.own !== before.own || choice.editor !== before.editor,
    change: (change) => setChoice((last) => ({ ...last, ...change })),
    disclosure: disclosureOf(choice),
  };
}
