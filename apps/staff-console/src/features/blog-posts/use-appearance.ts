import { useCallback } from 'react';
import { getPost } from '@workspace/contracts/blog-posts';
import { useFetchUncached } from '@workspace/contracts/react/use-fetch-uncached';
import { useAround } from '../../layout/use-fresh.ts';
import { nextAppearance } from './next-appearance.ts';
import { statusOf, valuesOf } from './post-values.ts';
import type { PostForm } from './use-post-form.ts';
import type { Base } from './use-save-post.ts';

/** Detects that an open scheduled post was published, without touching unsaved text. */
export function useAppearance(base: Base | undefined, setBase: (base: Base) => void, change: PostForm['change']): void {
  const ask = useFetchUncached();
  const look = useCallback(async () => {
    if (!base) return;
    // A failure needs no message: the next check is in two seconds.
    const result = await ask(getPost, { params: { id: base.post.id } }).catch(() => undefined);
    // Ignores another writer's save: saving reports the conflict and asks.
    if (!result || result.post.updatedAt !== base.basedOn || result.post.status === base.post.status) return;
    setBase({ post: result.post, basedOn: base.basedOn });
    change(statusOf(valuesOf(result.post)));
  }, [ask, base, setBase, change]);
  const lookAgain = useCallback(() => void look(), [look]);
  useAround(nextAppearance(base ? [base.post] : []), lookAgain);
}
