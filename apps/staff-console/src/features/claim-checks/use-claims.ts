import { useCallback, useDeferredValue, useMemo } from 'react';
import { listClaimChecks, type ClaimCheck } from '@workspace/contracts/claim-checks';
import { unsupportedIn } from '@workspace/contracts/claims/unsupported-in';
import {
  uncheckedOf,
  unsupportedInPost,
  type UnsupportedInPost,
} from '@workspace/contracts/claims/unsupported-in-post';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import type { Annotate } from '../../editor/annotate.ts';
import { documentOf, valueOf } from '../../editor/rich-text-value.ts';

/** What of a post is read for what it states. */
export interface Stated {
  title: string;
  excerpt: string;
  content: string;
  /** Only what a model drafted is read. */
  isAiDraft?: boolean | undefined;
}

export interface Claims {
  /** The unsupported sentences that nobody has said yes to yet, in reading order. */
  unchecked: UnsupportedInPost[];
  /** What was checked before, by whom. */
  checks: ClaimCheck[];
  /** Marks the unchecked in the editor. Undefined where nothing is read. */
  annotate: Annotate | undefined;
}

const noChecks: ClaimCheck[] = [];

/** The unsupported sentences of a text, as they stand at the moment. */
export function uncheckedIn(
  { title, excerpt, content, isAiDraft }: Stated,
  checks: readonly ClaimCheck[],
): UnsupportedInPost[] {
  if (!isAiDraft) return [];
  const found = unsupportedInPost({ title, excerpt, document: documentOf(valueOf(content)) });
  return uncheckedOf(found, sentencesOf(checks));
}

const sentencesOf = (checks: readonly ClaimCheck[]): string[] => checks.map(({ sentence }) => sentence);

/** What of a post still has to be checked, as it is being written. A post without an id was never checked. */
export function useClaims(id: string | undefined, stated: Stated): Claims {
  const { title, excerpt, isAiDraft } = stated;
  const content = useDeferredValue(stated.content);
  const isRead = isAiDraft === true;
  const { data } = useEndpoint(listClaimChecks, isRead && id !== undefined ? { params: { id } } : null);
  const checks = data?.checks ?? noChecks;
  const unchecked = useMemo(
    () => uncheckedIn({ title, excerpt, content, isAiDraft }, checks),
    [title, excerpt, content, isAiDraft, checks],
  );
  const annotate = useCallback<Annotate>((text) => uncheckedOf(unsupportedIn(text), sentencesOf(checks)), [checks]);
  return { unchecked, checks, annotate: isRead ? annotate : undefined };
}
