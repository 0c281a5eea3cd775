import { useEffect } from 'react';
import { getPost } from '@workspace/contracts/managed-posts';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { pollAround } from '../../layout/poll-around.ts';
import { nextAppearance } from './next-appearance.ts';
import { statusOf, valuesOf } from './post-values.ts';
import type { PostForm } from './use-post-form.ts';
import type { Base } from './use-save-post.ts';

/** Detects that an open scheduled post was published, without touching unsaved text. */
export function useAppearance(base: Base | undefined, setBase: (base: Base) => void, change: PostForm['change']): void {
  const moment = nextAppearance(base ? [base.post] : []);
  const { data } = useEndpoint(getPost, base && moment !== null ? { params: { id: base.post.id } } : null, {
    refreshInterval: () => pollAround(moment),
  });
  const newest = data?.post;
  useEffect(() => {
    // Ignores another writer's save: saving reports the conflict and asks.
    if (!base || newest?.updatedAt !== base.basedOn || newest.status === base.post.status) return;
    setBase({ post: newest, basedOn: base.basedOn });
    change(statusOf(valuesOf(newest)));
  }, [newest, base, setBase, change]);
}
