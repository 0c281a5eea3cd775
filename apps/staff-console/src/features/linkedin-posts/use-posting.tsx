import { useState, type ReactNode } from 'react';
import type { ManagedPostSummary } from '@workspace/contracts/blog-posts';
import { pageToPostAs, useBusinessPage } from '../linkedin-connection/use-business-page.ts';
import { LinkedinLine } from './LinkedinLine.tsx';
import { PostDialog } from './PostDialog.tsx';
import { useLinkedinPosts } from './use-linkedin-posts.ts';

/** LinkedIn beside a list of posts: a line for each, and the dialog that posts one by hand. */
export function usePosting(posts: readonly ManagedPostSummary[]): {
  line: (post: ManagedPostSummary) => ReactNode;
  dialog: ReactNode;
} {
  const organization = pageToPostAs(useBusinessPage());
  const { of, refresh } = useLinkedinPosts(posts.map(({ id }) => id));
  const [chosen, setChosen] = useState<ManagedPostSummary>();
  return {
    line: (post) => (
      <LinkedinLine
        post={post}
        outcome={of(post.id)}
        onPost={organization && (() => setChosen(post))}
        onChange={refresh}
      />
    ),
    dialog: chosen && organization && (
      <PostDialog
        post={chosen}
        organization={organization}
        isOut={of(chosen.id)?.status === 'posted'}
        onClose={() => setChosen(undefined)}
        onAsked={refresh}
      />
    ),
  };
}
