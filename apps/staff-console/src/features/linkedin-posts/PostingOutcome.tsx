import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '@workspace/ui/theme/tokens.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.md};
  max-width: 44rem;
  p {
    flex: 1 1 20rem;
  }
`;

const placeOf = (blogPostId: string): string => `linkedin-${blogPostId}`;

/** Focuses an article's line: the pressed button may have disappeared from it. */
export function focusOutcome(blogPostId: string): void {
  document.getElementById(placeOf(blogPostId))?.focus();
}

interface PostingOutcomeProps {
  blogPostId: string;
  /** The reason why the article is not on LinkedIn, or is there without its picture. */
  reason: string | undefined;
  /** Action buttons. */
  children: ReactNode;
}

/** The reason of an article's outcome on LinkedIn, with the actions against it. */
export function PostingOutcome({ blogPostId, reason, children }: PostingOutcomeProps) {
  return (
    <Line id={placeOf(blogPostId)} tabIndex={-1}>
      {reason && <p>{reason}</p>}
      {children}
    </Line>
  );
}
