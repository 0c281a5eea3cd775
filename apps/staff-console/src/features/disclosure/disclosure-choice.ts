import { Disclosure, type StoredDisclosure } from '@workspace/contracts/disclosure';

/** The values of the form: one of the offered notices, `own` words, or the name of an `editor`. */
export interface DisclosureChoice {
  /** An offered notice verbatim; undefined before the first choice. */
  answer: string | undefined;
  own: string;
  editor: string;
}

export const ownAnswer = 'own';
export const editorAnswer = 'editor';

/** Returns the values that state the stored disclosure. */
export function choiceOf(
  stored: Pick<StoredDisclosure, 'notice' | 'editor'> | null | undefined,
  offered: readonly string[],
): DisclosureChoice {
  const { notice, editor } = stored ?? { notice: null, editor: null };
  if (editor !== null) return { answer: editorAnswer, own: '', editor };
  if (notice === null) return { answer: undefined, own: '', editor: '' };
  return offered.includes(notice)
    ? { answer: notice, own: '', editor: '' }
    : { answer: ownAnswer, own: notice, editor: '' };
}

/** Returns the disclosure that the values state; undefined while they are incomplete or invalid. */
export function disclosureOf({ answer, own, editor }: DisclosureChoice): Disclosure | undefined {
  if (answer === undefined) return undefined;
  const stated =
    answer === editorAnswer
      ? { kind: 'editor', name: editor }
      : { kind: 'notice', text: answer === ownAnswer ? own : answer };
  return Disclosure.safeParse(stated).data;
}
