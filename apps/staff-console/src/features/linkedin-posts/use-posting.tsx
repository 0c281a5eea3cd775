import type { ReactNode } from 'react';
import type { LinkedinPost } from '@workspace/contracts/linkedin-posts';
import type { ManagedPostSummary } from '@workspace/contracts/managed-posts';
import type { RowAction } from '../../layout/row-action.ts';
import { useRefreshOnChange } from '../../layout/use-refresh-on-change.ts';
import { pageToPostAs, useBusinessPage, useRefreshBusinessPage } from '../linkedin-connection/use-business-page.ts';
import { LinkedinChip } from './LinkedinChip.tsx';
import { LinkedinLine } from './LinkedinLine.tsx';
import { focusOutcome } from './PostingOutcome.tsx';
import { useLinkedinPosts } from './use-linkedin-posts.ts';
import { usePostDialog } from './use-post-dialog.tsx';

/** LinkedIn for a list of posts. */
export interface Posting {
  /** The status of a post. */
  chip: (post: ManagedPostSummary) => ReactNode;
  /** Its reason, with the buttons against it. */
  line: (post: ManagedPostSummary) => ReactNode;
  /** The entries of its menu. */
  actions: (post: ManagedPostSummary) => readonly RowAction[];
  /** The dialog that posts one manually. */
  dialog: ReactNode;
  /** Returns true when an article is on LinkedIn. */
  isOut: (id: string) => boolean;
}

/** Returns the parts of a list of posts that are about LinkedIn. */
export function usePosting(posts: readonly ManagedPostSummary[]): Posting {
  const page = useBusinessPage(posts.length > 0);
  const organization = pageToPostAs(page);
  const { of, refresh } = useLinkedinPosts(posts.map(({ id }) => id));
  const refreshBusinessPage = useRefreshBusinessPage();
  const isOut = (id: string) => of(id)?.status === 'posted';
  const { open, dialog } = usePostDialog({ isOut, onRequested: refresh, onRejected: refreshBusinessPage });
  const failed = posts.filter(({ id }) => of(id)?.status === 'failed');
  useRefreshOnChange(failed.map(({ id }) => `${id} ${of(id)?.fault}`).join(), refreshBusinessPage);
  const onChange = (id: string) => {
    refresh();
    focusOutcome(id);
  };
  const { connected: isConnected } = page.status.data ?? {};
  const line = (post: ManagedPostSummary) => {
    const outcome = of(post.id);
    const props = { post, isConnected, onChange: () => onChange(post.id), onRejected: refreshBusinessPage };
    return outcome && <LinkedinLine {...props} outcome={outcome} />;
  };
  const chip = ({ id }: ManagedPostSummary) => {
    const outcome = of(id);
    return outcome && <LinkedinChip post={outcome} />;
  };
  const actions = (post: ManagedPostSummary) =>
    postingActions(post, of(post.id), organization && (() => open({ post, organization })));
  return { chip, line, actions, dialog, isOut };
}

/** Returns the entries of a post's menu. `onPost` is undefined when nothing can be posted. */
function postingActions(
  { status }: ManagedPostSummary,
  outcome: LinkedinPost | undefined,
  onPost: (() => void) | undefined,
): RowAction[] {
  const canPost = status === 'published' && onPost && (!outcome || outcome.status === 'posted');
  return [
    ...(outcome?.postUrl ? [{ label: 'See the post on LinkedIn', href: outcome.postUrl, opensNewTab: true }] : []),
    ...(canPost ? [{ label: outcome ? 'Post again' : 'Post to LinkedIn', onSelect: onPost }] : []),
  ];
}
