import { useState, type ReactNode } from 'react';
import type { ManagedPostSummary } from '@workspace/contracts/blog-posts';
import type { Organization } from '@workspace/contracts/linkedin-connection';
import { useAnew } from '../../layout/use-fresh.ts';
import { pageToPostAs, useBusinessPage, useLookAgain } from '../linkedin-connection/use-business-page.ts';
import { LinkedinLine } from './LinkedinLine.tsx';
import { focusOutcome } from './PostingOutcome.tsx';
import { PostDialog } from './PostDialog.tsx';
import { useLinkedinPosts } from './use-linkedin-posts.ts';

/** LinkedIn beside a list of posts: a line for each, and the dialog that posts one by hand. */
export function usePosting(posts: readonly ManagedPostSummary[]): {
  line: (post: ManagedPostSummary) => ReactNode;
  dialog: ReactNode;
  /** Whether an article is on LinkedIn. */
  isOut: (id: string) => boolean;
} {
  const page = useBusinessPage();
  const organization = pageToPostAs(page);
  const { of, refresh } = useLinkedinPosts(posts.map(({ id }) => id));
  const lookAgain = useLookAgain();
  // The page is held as it was: a text that somebody is writing outlives the connection.
  const [chosen, setChosen] = useState<{ post: ManagedPostSummary; organization: Organization }>();
  const failed = posts.filter(({ id }) => of(id)?.status === 'failed');
  useAnew(failed.map(({ id }) => `${id} ${of(id)?.fault}`).join(), lookAgain);
  const isOut = (id: string) => Boolean(of(id)?.postUrl) || of(id)?.status === 'posted';
  return {
    isOut,
    line: (post) => (
      <LinkedinLine
        post={post}
        outcome={of(post.id)}
        onPost={organization && (() => setChosen({ post, organization }))}
        isConnected={page.status.data?.connected}
        onChange={() => {
          refresh();
          focusOutcome(post.id);
        }}
        onRefused={lookAgain}
      />
    ),
    dialog: chosen && (
      <PostDialog
        {...chosen}
        isOut={of(chosen.post.id)?.status === 'posted'}
        onClose={() => setChosen(undefined)}
        onAsked={refresh}
        onRefused={lookAgain}
      />
    ),
  };
}
