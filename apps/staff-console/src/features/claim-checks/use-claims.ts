import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { listClaimChecks, type ClaimCheck, type ClaimSource } from '@workspace/contracts/claim-checks';
import type { Claim } from '@workspace/contracts/claims/claim';
import { findUnsupported } from '@workspace/contracts/claims/find-unsupported';
import {
  withoutChecked,
  findUnsupportedInPost,
  type UnsupportedInPost,
} from '@workspace/contracts/claims/find-unsupported-in-post';
import type { StoredDisclosure } from '@workspace/contracts/disclosure';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import type { Annotate } from '../../editor/annotate.ts';
import { documentOf, valueOf } from '../../editor/rich-text-value.ts';
import { expiredInPost } from './expired-claims.ts';

/** The parts of a post that are checked for claims. */
export interface Stated {
  title: string;
  excerpt: string;
  content: string;
  /** Only a model's drafts are checked. */
  isAiDraft?: boolean | undefined;
  /** The stored answer to the question how readers learn of the model. */
  disclosure?: StoredDisclosure | null | undefined;
}

export interface Claims {
  /** The unsupported sentences that are not checked yet, in reading order. */
  unchecked: UnsupportedInPost[];
  /** Claims of the register that the text states and that are expired. */
  expired: Claim[];
  /** Completed checks, with the person who made each. */
  checks: ClaimCheck[];
  sources: ClaimSource[];
  /** True when readers see the sources. */
  showSources: boolean;
  /** Undefined for a post that is not stored yet, which cannot have sources. */
  postId: string | undefined;
  disclosure: StoredDisclosure | null | undefined;
  /** Fetches checks and sources again. A stable function. */
  refresh: () => void;
  /** Marks unchecked sentences in the editor. Undefined for posts without checks. */
  annotate: Annotate | undefined;
}

const noChecks: ClaimCheck[] = [];
const noSources: ClaimSource[] = [];
/** A check or a source. */
type Settling = Pick<ClaimCheck, 'sentence'>;

/** Returns the unchecked sentences of the current text. */
export function findUnchecked(
  { title, excerpt, content, isAiDraft }: Stated,
  checks: readonly Settling[],
): UnsupportedInPost[] {
  if (!isAiDraft) return [];
  const found = findUnsupportedInPost({ title, excerpt, document: documentOf(valueOf(content)) });
  return withoutChecked(found, sentencesOf(checks));
}

const sentencesOf = (checks: readonly Settling[]): string[] => checks.map(({ sentence }) => sentence);

/** Unchecked sentences of a post during editing. A post without an id has no checks yet. */
export function useClaims(id: string | undefined, stated: Stated): Claims {
  const { title, excerpt, isAiDraft, disclosure } = stated;
  const isRead = isAiDraft === true;
  // A text that nobody reads would render the form a second time after each key.
  const content = useDeferredValue(isRead ? stated.content : '');
  const { data, refresh } = useEndpoint(listClaimChecks, isRead && id !== undefined ? { params: { id } } : null);
  const { checks = noChecks, sources = noSources, showSources = false } = data ?? {};
  const settled = useMemo(() => [...checks, ...sources], [checks, sources]);
  const unchecked = useMemo(
    () => findUnchecked({ title, excerpt, content, isAiDraft }, settled),
    [title, excerpt, content, isAiDraft, settled],
  );
  const [now] = useState(() => new Date());
  const expired = useMemo(
    () => (isRead ? expiredInPost({ title, excerpt, content }, now) : []),
    [isRead, title, excerpt, content, now],
  );
  const annotate = useCallback<Annotate>(
    (text) => withoutChecked(findUnsupported(text), sentencesOf(settled)),
    [settled],
  );
  const stored = { checks, sources, showSources, postId: id, disclosure, refresh };
  return { unchecked, expired, ...stored, annotate: isRead ? annotate : undefined };
}
