import { Element, Node } from 'slate';
import type { BlockText } from '@workspace/contracts/rich-text/block-texts';
import { blockTexts } from '@workspace/contracts/rich-text/block-texts';
import type { Claim } from '@workspace/contracts/claims/claim';
import { findExpiredClaims } from '@workspace/contracts/claims/find-expired';
import { splitSentences, type TextRange } from '@workspace/contracts/claims/split-sentences';
import type { RichBlock } from '@workspace/contracts/rich-text/document';
import { documentOf, valueOf } from '../../editor/rich-text-value.ts';
import '../../editor/slate-types.ts';
import type { PostValues } from './post-values.ts';

/** A field of the post form; in the content a block, and words in it. */
export interface PostPlace extends Partial<TextRange & Pick<BlockText, 'path' | 'part'>> {
  field: string;
}

/** Returns every sentence that readers see, with its place. */
function sentencePlaces({ title, excerpt, content }: Pick<PostValues, 'title' | 'excerpt' | 'content'>) {
  const texts = [
    { field: 'title', text: title },
    { field: 'excerpt', text: excerpt },
    ...blockTexts(documentOf(valueOf(content))).map((block) => ({ field: 'content', ...block })),
  ];
  return texts.flatMap(({ text, ...place }) =>
    splitSentences(text).map((range) => ({ ...place, ...range, sentence: text.slice(range.from, range.to) })),
  );
}

/** Returns the first sentence that states a claim of the register which is expired at a time. */
export const claimPlace = (values: PostValues, claim: Claim, now: Date): PostPlace | undefined =>
  sentencePlaces(values).find(({ sentence }) => findExpiredClaims(sentence, now).includes(claim));

export function longestSentence(content: string): PostPlace | undefined {
  const lengthOf = ({ from, to }: TextRange) => to - from;
  return sentencePlaces({ title: '', excerpt: '', content }).toSorted(
    (one, other) => lengthOf(other) - lengthOf(one),
  )[0];
}

/** Finds the first block of the content that `isWanted` accepts. */
export function findBlock(content: string, isWanted: (block: RichBlock) => boolean): PostPlace | undefined {
  const index = documentOf(valueOf(content)).findIndex(isWanted);
  return index === -1 ? undefined : { field: 'content', path: [index] };
}

/** Finds the first link to one of these URLs. */
export function findLink(content: string, urls: readonly string[]): PostPlace | undefined {
  const root = { children: documentOf(valueOf(content)) } as Node;
  for (const [node, path] of Node.nodes(root)) {
    if (!Element.isElement(node) || node.type !== 'link' || !urls.includes(node.url)) continue;
    const from = textBefore(root, path);
    return { field: 'content', path: path.slice(0, -1), from, to: from + Node.string(node).length };
  }
  return undefined;
}

/** Returns the length of the texts before an inline in its block. A footnote is not part of the block's own text. */
function textBefore(root: Node, path: number[]): number {
  const block = Node.get(root, path.slice(0, -1));
  if (!Element.isElement(block)) return 0;
  const before = block.children
    .slice(0, path.at(-1))
    .filter((child) => !('type' in child && child.type === 'footnote'));
  return before.reduce((length, child) => length + Node.string(child).length, 0);
}
