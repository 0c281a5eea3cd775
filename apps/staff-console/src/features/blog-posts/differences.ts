import { diffWordsWithSpace } from 'diff';
import { toPlainText } from '@workspace/contracts/rich-text/to-plain-text';
import { documentOf, valueOf } from '../../editor/rich-text-value.ts';
import { postFields, textsOf, type PostField, type PostTexts, type SomePostTexts } from './post-values.ts';

/** A part of a text: in both versions, or only in one. */
export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/**
 * The difference in one field. `isOnlyLook`: the text is equal and only the formatting differs, such as bold, headings
 * or links.
 */
export interface Difference {
  field: PostField;
  label: string;
  parts: DiffPart[];
  isOnlyLook: boolean;
}

/** Time limit for the comparison, in milliseconds; after it the texts are shown one after the other. */
const timeoutMs = 1_000;
/** Characters of equal text shown beside a difference. */
const contextLength = 80;

/** Returns the fields in which two posts differ, in the order of the form. */
export function differences(one: SomePostTexts, other: SomePostTexts): Difference[] {
  const [before, after] = [textsOf(one), textsOf(other)];
  return (Object.keys(postFields) as PostField[])
    .filter((field) => before[field] !== after[field])
    .map((field) => {
      const [earlier, later] = [wordsOf(field, before), wordsOf(field, after)];
      return { field, label: postFields[field], parts: diffWords(earlier, later), isOnlyLook: earlier === later };
    });
}

/** Returns the plain text of a content. */
export function plainContent(html: string): string {
  return toPlainText(documentOf(valueOf(html)));
}

const wordsOf = (field: PostField, texts: PostTexts): string =>
  field === 'content' ? plainContent(texts.content) : texts[field];

/** Compares two texts and shortens equal parts to the text beside a difference. */
export function diffWords(before: string, after: string): DiffPart[] {
  const changes = diffWordsWithSpace(before, after, { timeout: timeoutMs });
  const parts: DiffPart[] = changes
    ? changes.map(({ value, added, removed }) => ({
        kind: added ? 'added' : removed ? 'removed' : 'same',
        text: value,
      }))
    : [
        { kind: 'removed', text: before },
        { kind: 'added', text: after },
      ];
  return parts.map((part, index) => shortenPart(part, index === 0, index === parts.length - 1));
}

function shortenPart({ kind, text }: DiffPart, isFirst: boolean, isLast: boolean): DiffPart {
  if (kind !== 'same' || text.length <= 2 * contextLength) return { kind, text };
  const start = isFirst ? '' : text.slice(0, contextLength).replace(/\S*$/, '');
  const end = isLast ? '' : text.slice(-contextLength).replace(/^\S*/, '');
  return { kind, text: `${start} … ${end}` };
}
