import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { LinkedinPost } from '@workspace/contracts/linkedin-posts';
import { Badge, type BadgeTone } from '@workspace/ui/Badge';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { shortMoment } from '../../layout/local-time.ts';
import { reasonOf } from './reason-of.ts';

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

const withoutPicture: readonly [BadgeTone, string] = ['caution', 'LinkedIn: posted without picture'];

const placeOf = (blogPostId: string): string => `linkedin-${blogPostId}`;

/** Focuses an article's line: the pressed button may have disappeared from it. */
export function focusOutcome(blogPostId: string): void {
  document.getElementById(placeOf(blogPostId))?.focus();
}

interface PostingOutcomeProps {
  /** Undefined for an article that was never to be posted. */
  post: LinkedinPost | undefined;
  blogPostId: string;
  title: string;
  /** True when LinkedIn is connected; undefined while unknown. */
  isConnected: boolean | undefined;
  /** Action buttons. */
  children: ReactNode;
}

/** The result of an article's LinkedIn post: its status, the reason, and the actions. */
export function PostingOutcome({ post, blogPostId, title, isConnected, children }: PostingOutcomeProps) {
  const target = { id: placeOf(blogPostId), tabIndex: -1, 'data-beside': true };
  if (!post) return <Line {...target}>{children}</Line>;
  const [tone, label] = post.status === 'posted' && post.pictureFault ? withoutPicture : looks[post.status];
  return (
    <Line {...target}>
      <Badge tone={tone}>{label}</Badge>
      {post.status === 'posted' && post.postedAt && <span>{shortMoment(post.postedAt)}</span>}
      {post.postUrl && (
        <a href={post.postUrl} target="_blank" rel="noopener noreferrer">
          See the post<VisuallyHidden> of {title} (opens in a new tab)</VisuallyHidden>
        </a>
      )}
      {children}
      <Reason post={post} isConnected={isConnected} />
    </Line>
  );
}

function Reason({ post, isConnected }: Pick<PostingOutcomeProps, 'isConnected'> & { post: LinkedinPost }) {
  const words = reasonOf(post, isConnected);
  return words ? <p>{words}</p> : null;
}
