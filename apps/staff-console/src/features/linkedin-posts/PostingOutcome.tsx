import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { LinkedinPost } from '@workspace/contracts/linkedin-posts';
import { postingSentences } from '@workspace/contracts/posting-sentences';
import { Badge, type BadgeTone } from '@workspace/ui/Badge';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { shortMoment } from '../../layout/local-time.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.md};
  max-width: 34rem;
  margin-top: ${space.sm};
  color: ${color.inkSoft};
  font: ${weight.text} ${text.xs} / 1.4 ${font.text};
  /* Words of a button begin where the other words do. */
  > button:first-child {
    margin-left: -0.875rem;
  }
  p {
    flex-basis: 100%;
    overflow-wrap: anywhere;
  }
`;

const looks: Record<LinkedinPost['status'], readonly [BadgeTone, string]> = {
  waiting: ['caution', 'LinkedIn: waiting'],
  posting: ['lane', 'LinkedIn: posting'],
  posted: ['good', 'LinkedIn: posted'],
  failed: ['danger', 'LinkedIn: failed'],
  skipped: ['neutral', 'LinkedIn: skipped'],
};

interface PostingOutcomeProps {
  /** Undefined: the article was never to be posted. */
  post: LinkedinPost | undefined;
  title: string;
  /** Buttons. */
  children: ReactNode;
}

/** What became of an article at LinkedIn: the word, the reason, and what can be done. */
export function PostingOutcome({ post, title, children }: PostingOutcomeProps) {
  if (!post) return <Line data-beside>{children}</Line>;
  const [tone, word] = looks[post.status];
  return (
    <Line data-beside>
      <Badge tone={tone}>{word}</Badge>
      {post.status === 'posted' && post.postedAt && <span>{shortMoment(post.postedAt)}</span>}
      {post.postUrl && (
        <a href={post.postUrl} target="_blank" rel="noopener noreferrer">
          See the post<VisuallyHidden> of {title} (opens in a new tab)</VisuallyHidden>
        </a>
      )}
      {children}
      <Reason post={post} />
    </Line>
  );
}

function Reason({ post: { status, fault, detail, nextAt } }: { post: LinkedinPost }) {
  const next = status === 'waiting' && fault && nextAt ? `Next try ${shortMoment(nextAt)}.` : undefined;
  const words = [fault && postingSentences[fault], detail && `LinkedIn says: ${detail}`, next]
    .filter(Boolean)
    .join(' ');
  return words ? <p>{words}</p> : null;
}
