import { useState } from 'react';
import { Disclosure, offeredNotices, type StoredDisclosure } from '@workspace/contracts/disclosure';
import { choiceOf, disclosureOf, type DisclosureChoice } from './disclosure-choice.ts';

export interface DisclosureForm {
  choice: DisclosureChoice;
  change: (change: Partial<DisclosureChoice>) => void;
  /** The complete disclosure; undefined while something is missing or invalid. */
  disclosure: Disclosure | undefined;
}

/** State of the question how readers learn of the model, answered as it was before. */
export function useDisclosureChoice(stored: StoredDisclosure | null | undefined): DisclosureForm {
  const [choice, setChoice] = useState(() => choiceOf(stored, offeredNotices));
  return {
    choice,
    change: (change) => setChoice((last) => ({ ...last, ...change })),
    disclosure: disclosureOf(choice),
  };
}
