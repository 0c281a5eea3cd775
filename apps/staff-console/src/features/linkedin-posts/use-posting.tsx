import type { ReactNode } from 'react';
import type { ManagedPostSummary } from '@workspace/contracts/managed-posts';
import { useRefreshOnChange } from '../../layout/use-refresh-on-change.ts';
import { pageToPostAs, useBusinessPage, useRefreshBusinessPage } from '../linkedin-connection/use-business-page.ts';
import { LinkedinLine } from './LinkedinLine.tsx';
import { focusOutcome } from './PostingOutcome.tsx';
import { useLinkedinPosts } from './use-linkedin-posts.ts';
import { usePostDialog } from './use-post-dialog.tsx';

/** LinkedIn for a list of posts: a line for each, and the dialog to post one manually. */
export function usePosting(posts: readonly ManagedPostSummary[]): {
  line: (post: ManagedPostSummary) => ReactNode;
  dialog: ReactNode;
  /** Returns true when an article is on LinkedIn. */
  isOut: (id: string) => boolean;
} {
  const page = useBusinessPage();
  const organization = pageToPostAs(page);
  const { of, refresh } = useLinkedinPosts(posts.map(({ id }) => id));
  const refreshBusinessPage = useRefreshBusinessPage();
  const isOut = (id: string) => of(id)?.status === 'posted';
  const { open, dialog } = usePostDialog({ isOut, onRequested: refresh, onRejected: refreshBusinessPage });
  const failed = posts.filter(({ id }) => of(id)?.status === 'failed');
  useRefreshOnChange(failed.map(({ id }) => `${id} ${of(id)?.fault}`).join(), refreshBusinessPage);
  const line = (post: ManagedPostSummary) => (
    <LinkedinLine
      post={post}
      outcome={of(post.id)}
      isConnected={page.status.data?.connected}
      onPost={organization && (() => open({ post, organization }))}
      onChange={() => {
        refresh();
        focusOutcome(post.id);
      }}
      onRejected={refreshBusinessPage}
    />
  );
  return { line, dialog, isOut };
}
